import { campaigns } from '@/campaigns';
import answer2505 from '@/campaigns/answer-2505';
import { deposits, trades } from '../../platform/database/schema/funds';
import { openSession } from '../../platform/sessions/service';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';

const HOUR = 3_600_000;

const weekly = answer2505.activities.find((activity) => activity.kind === 'quiz')?.quiz;

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = await new Visitor(api).join();
  });
  const ask = (path: string, body: unknown, token = visitor.token) => api.json(`/apis/uc/jf/${path}`, body, { token });
  const hoursFromNow = (hours: number) => new Date(api.clock.read().getTime() + hours * HOUR);
  const trade = (lots: number, hours: number, reference: string, symbol = 'XAUUSD') =>
    database()
      .orm.insert(trades)
      .values({
        account: visitor.account,
        reference,
        symbol,
        lots,
        openedAt: hoursFromNow(hours - 1),
        closedAt: hoursFromNow(hours),
      });
  const deposit = (amount: number, state: 'settled' | 'failed', hours: number, reference: string) =>
    database()
      .orm.insert(deposits)
      .values({
        account: visitor.account,
        reference,
        amount,
        state,
        createdAt: hoursFromNow(hours),
        settledAt: state === 'settled' ? hoursFromNow(hours) : null,
      });

  const numbered = campaigns.flatMap(({ slug, activities }) =>
    activities.flatMap((activity) =>
      (activity.kind === 'tiers' && activity.measure !== 'deposit') || activity.kind === 'cashback'
        ? [{ slug, activity }]
        : [],
    ),
  );
  const stateOf = async (slug: string, kind: string) => {
    const answer = await api.json('/apis/uc/activity/state', { slug, kind }, visitor);
    return answer.json().Data.state.mine;
  };

  test("reports the same progress for trades and first deposits as each activity's state", async () => {
    await trade(1.25, 0, 'gold', 'XAUUSD');
    await trade(4.5, 1, 'euro', 'EURUSD');
    await deposit(5000, 'settled', 2, 'second');
    await deposit(1200.5, 'settled', 1, 'first');
    await deposit(9000, 'failed', 0, 'failed');
    expect(numbered.length).toBeGreaterThan(10);
    for (const { slug, activity } of numbered) {
      const { activityId: activityid } = activity;
      const mine = await stateOf(slug, activity.kind);
      if (activity.kind === 'tiers' && activity.measure === 'first-deposit') {
        expect((await ask('jffirstdeposit/usercenter', { activityid })).json().Data).toEqual({
          deposited: true,
          amount: 1200.5,
          bonus: mine.reached,
          depositedAt: hoursFromNow(1).toISOString(),
        });
        continue;
      }
      const lots = activity.kind === 'cashback' ? 4.5 : 5.75;
      expect([slug, (await ask('tradingprize/usercenter', { activityid })).json().Data]).toEqual([
        slug,
        {
          activityid,
          joined: true,
          lots,
          prize: activity.kind === 'cashback' ? mine.earned : mine.reached,
          nextTierLots: activity.kind === 'cashback' ? null : mine.missing,
        },
      ]);
      expect(activity.kind === 'cashback' || mine.value === lots).toBe(true);
    }
  });

  // @proves …自账户开立起计算
  test('counts from the month or the campaign on, but not before the account was opened', async () => {
    const opened = api.clock.read().toISOString();
    expect((await ask('tradingprize/isjoin', { activityid: 62 })).json().Data).toEqual({
      activityid: 62,
      joined: true,
      joinedAt: opened,
    });
    api.clock.move(40 * 24 * HOUR);
    const token = await openSession(database().orm, visitor.account, api.clock.read());
    const month = (await ask('tradingprize/isjoin', { activityid: 65 }, token)).json().Data;
    expect(month).toMatchObject({ joined: true, joinedAt: expect.stringMatching(/-(?:28|29|30|31)T16:00:00.000Z$/) });
  });

  test('lets no account join before a campaign begins', async () => {
    const future = campaigns.map((campaign) => ({ ...campaign, period: { from: '2099-01-01', to: '2099-01-31' } }));
    const early = await TestApi.on(database(), { campaigns: future, vault: api.services.vault });
    const answer = await early.json('/apis/uc/jf/tradingprize/isjoin', { activityid: 62 }, visitor);
    expect(answer.json().Data).toEqual({ activityid: 62, joined: false, joinedAt: null });
  });

  test('reports the first deposit without a bonus if no activity is named', async () => {
    const before = await ask('jffirstdeposit/usercenter', {});
    expect(before.json().Data).toEqual({ deposited: false, amount: 0, bonus: 0, depositedAt: null });
    await deposit(1200.5, 'settled', 1, 'first');
    expect((await ask('jffirstdeposit/usercenter', {})).json().Data).toMatchObject({ amount: 1200.5, bonus: 0 });
  });

  test.each(['tradingprize/isjoin', 'tradingprize/usercenter', 'jffirstdeposit/usercenter'])(
    '%s requires a valid session',
    async (path) => {
      const answer = await ask(path, { activityid: 61 }, 'forged');
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
    },
  );

  test.each([
    ['an unknown activity', 'tradingprize/isjoin', 9999],
    ['a first-deposit activity for lots', 'tradingprize/usercenter', 81],
    ['a lots activity for first deposits', 'jffirstdeposit/usercenter', 62],
    ['a quiz', 'tradingprize/isjoin', 57],
  ])('rejects %s at its field', async (_case, path, activityid) => {
    const answer = await ask(path, { activityid });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'activityid', message: '活动不存在或已下线' }],
    ]);
  });

  test.each(['0x39', ' 57', '57.0', '5.7e1', '', '057', '-57'])('rejects %p as an activity number', async (number) => {
    const list = await api.form('/apis/uc/answerManage/list', { answeractivityid: number });
    expect([list.statusCode, list.json().errors?.[0].field]).toEqual([400, 'answeractivityid']);
    const prize = await ask('tradingprize/isjoin', { activityid: number });
    expect(prize.statusCode).toBe(400);
  });

  test("returns the quiz's readable terms without the right options", async () => {
    const answer = await api.form('/apis/uc/answerManage/list', { answeractivityid: '57' });
    const { status, AnswerActivityConfigPeriodTopics: periods } = answer.json();
    expect([status, periods.length]).toEqual([0, (weekly?.pastTerms ?? 0) + 1]);
    const question = weekly?.bank.find(({ id }) => id === periods[0].topics[0].topicid);
    expect(periods[0].topics[0]).toEqual({
      topicid: question?.id,
      question: question?.question,
      answer: question?.options.join(','),
    });
    expect(answer.body).not.toContain(question?.explanation);
    const running = await api.form('/apis/uc/answerManage/selectperiodid', { activityid: '57' });
    expect(running.json()).toEqual({ status: 0, periodid: periods[0].periodid });
  });

  test('answers status 1 for a quiz that does not exist', async () => {
    const list = await api.form('/apis/uc/answerManage/list', { answeractivityid: '58' });
    const running = await api.form('/apis/uc/answerManage/selectperiodid', { activityid: '58' });
    expect([list.json(), running.json()]).toEqual([
      { status: 1, AnswerActivityConfigPeriodTopics: [] },
      { status: 1, periodid: null },
    ]);
  });
});
