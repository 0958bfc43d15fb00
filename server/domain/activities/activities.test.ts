import answer2505 from '@/campaigns/answer-2505';
import { deposits, trades } from '../../platform/database/schema/funds';
import { TestApi } from '../../testing/api';
import { describeOnBothDatabases } from '../../testing/databases';
import { Visitor } from '../../testing/visitor';

const HOUR = 3_600_000;

const weekly = answer2505.activities.find((activity) => activity.kind === 'quiz')?.quiz;

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = await new Visitor(api).join();
  });
  const ask = async (path: string, body: unknown, token: string | undefined = visitor.token) =>
    api.send(`/apis/uc/jf/${path}`, { token, headers: { 'content-type': 'application/json' } }, JSON.stringify(body));
  const hoursFromNow = (hours: number) => new Date(api.clock.read().getTime() + hours * HOUR);
  const trade = (lots: number, hours: number, reference: string) =>
    database()
      .orm.insert(trades)
      .values({ account: visitor.account, reference, symbol: 'XAUUSD', lots, closedAt: hoursFromNow(hours) });
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

  test('a visitor joins an activity once and keeps the first moment', async () => {
    expect((await ask('tradingprize/isjoin', { activityid: 61 })).json().Data).toMatchObject({ joined: false });
    const first = api.clock.read().toISOString();
    await Promise.all(Array.from({ length: 10 }, () => ask('tradingprize/isjoin', { activityid: 61, join: true })));
    api.clock.move(HOUR);
    const again = await ask('tradingprize/isjoin', { activityid: 61, join: true });
    expect(again.json().Data).toEqual({ activityid: 61, joined: true, joinedAt: first });
  });

  test('lots count from joining on and earn the tier they reached', async () => {
    await trade(30, -1, 'before');
    await ask('tradingprize/isjoin', { activityid: 61, join: true });
    await trade(1.25, 1, 'a');
    await trade(4.5, 2, 'b');
    expect((await ask('tradingprize/usercenter', { activityid: 61 })).json().Data).toEqual({
      activityid: 61,
      joined: true,
      lots: 5.75,
      prize: 48,
      nextTierLots: 14.25,
    });
  });

  test('without joining nothing counts', async () => {
    await trade(30, 1, 'a');
    expect((await ask('tradingprize/usercenter', { activityid: 61 })).json().Data).toMatchObject({
      joined: false,
      lots: 0,
      prize: 0,
    });
  });

  test('the first settled deposit decides the bonus, later and failed ones do not', async () => {
    const before = await ask('jffirstdeposit/usercenter', {});
    expect(before.json().Data).toEqual({ deposited: false, amount: 0, bonus: 0, depositedAt: null });
    await deposit(9000, 'failed', 0, 'failed');
    await deposit(5000, 'settled', 2, 'second');
    await deposit(1200.5, 'settled', 1, 'first');
    expect((await ask('jffirstdeposit/usercenter', {})).json().Data).toEqual({
      deposited: true,
      amount: 1200.5,
      bonus: 88,
      depositedAt: hoursFromNow(1).toISOString(),
    });
  });

  test.each(['tradingprize/isjoin', 'tradingprize/usercenter', 'jffirstdeposit/usercenter'])(
    '%s needs a live session',
    async (path) => {
      const answer = await ask(path, { activityid: 61 }, 'forged');
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
    },
  );

  test('an unknown activity is refused at its field', async () => {
    const answer = await ask('tradingprize/isjoin', { activityid: 9999, join: true });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'activityid', message: '活动不存在或已下线' }],
    ]);
  });

  test('the quiz answers its readable terms without giving the right options away', async () => {
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

  test('a quiz that does not exist has status 1', async () => {
    const list = await api.form('/apis/uc/answerManage/list', { answeractivityid: '58' });
    const running = await api.form('/apis/uc/answerManage/selectperiodid', { activityid: '58' });
    expect([list.json(), running.json()]).toEqual([
      { status: 1, AnswerActivityConfigPeriodTopics: [] },
      { status: 1, periodid: null },
    ]);
  });
});
