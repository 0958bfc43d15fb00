import campaign from '@/campaigns/guess-2508';
import { callerAt } from '../../support/rules/caller';
import { endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test } from '../../support/rules/story';

const SLUG = campaign.slug;

test('the guesses keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(SLUG, 'predict');
  const { visitor, operator, act, state } = story;
  const end = endOf(story);
  const past = (seconds: number, instant: string) =>
    operator.passTo(new Date(Date.parse(instant) + seconds * 1_000).toISOString());
  let inARow = 0;

  /** The open round, or the next one if it has closed. */
  async function openRound(): Promise<{ id: string; closes: string; result: string }> {
    const table = await operator.run('rounds', { campaign: SLUG });
    const [, id = '', ...times] = /^(\d{4}-\d{2}-\d{2}) +(\S+ \S+?) +(\S+ \S+?) /m.exec(table) ?? [];
    const [closes = '', result = ''] = times.map((time) => `${time.replace(' ', 'T').slice(0, 16)}:00+08:00`);
    if (operator.now().getTime() < Date.parse(closes) - 120_000) return { id, closes, result };
    await past(0, result);
    return openRound();
  }
  const settle = (round: string, outcome: string) => operator.run('settle', { campaign: SLUG, round, outcome });
  /** Guesses in a round, which is then settled as `up`. */
  async function playRound(answer: 'up' | 'down') {
    const { id, result } = await openRound();
    expect(await act('guess', { round: id, answer })).toBe('');
    await past(0, result);
    await settle(id, 'up');
    inARow = answer === 'up' ? inARow + 1 : 0;
  }
  const dollarsOf = async (account: string) => {
    const rewards = await operator.run('rewards', { account });
    return [...rewards.matchAll(/ (\d+) 美元 /g)].map(([, dollars]) => Number(dollars));
  };
  const theirs = ({ token }: { token: string }) => callerAt(story.origin, () => token);
  const guess = (round: string, answer: string) =>
    ({ slug: SLUG, kind: 'predict', action: 'guess', input: { round, answer } }) as const;

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'guess', input: { round: '2026-01-01', answer: 'up' } }),
      [
        /参加不收费，也不要求入金/,
        async () => {
          const { id } = await openRound();
          expect(await act('guess', { round: id, answer: 'up' })).toBe('');
        },
      ],
      [
        /每个账户每期只可竞猜一次，提交后不可修改/,
        async () => {
          const { id } = await openRound();
          expect(await act('guess', { round: id, answer: 'down' })).toBe('本期您已参与，每期限竞猜一次');
        },
      ],
      [
        /每期在上一次公布后开放，下一次公布前 (\d+) 小时截止（北京时间 ([\d:]+) 截止，([\d:]+) 起公布结果）/,
        async (hours = '', closesAt = '', resultAt = '') => {
          const { id, closes, result } = await openRound();
          expect([closes.slice(11, 16), result.slice(11, 16)]).toEqual([closesAt, resultAt]);
          expect(Date.parse(result) - Date.parse(closes)).toBe(figure(hours) * 3_600_000);
          expect([0, 6]).not.toContain(new Date(`${id}T00:00:00Z`).getUTCDay());
          const [inTime, late] = [await story.openAccount(), await story.openAccount()];
          await past(-20, closes);
          expect(await theirs(inTime).act(guess(id, 'down'))).toBe('');
          await past(0, closes);
          expect(await theirs(late).act(guess(id, 'up'))).toBe('本期竞猜已截止，请等待结果');
          expect((await state()).rounds[0]).toMatchObject({ id, phase: 'closed' });
          await past(-20, result);
          expect(await theirs(late).act(guess(id, 'up'))).toBe('本期竞猜已截止，请等待结果');
          await expect(settle(id, 'up')).rejects.toThrow('is only known at');
          await past(0, result);
          await settle(id, 'up');
          inARow = 1;
          expect(await dollarsOf(inTime.account)).toEqual([]);
          const next = await openRound();
          expect(next.id).not.toBe(id);
          expect(await theirs(late).act(guess(id, 'up'))).toBe('只可参与当前一期竞猜');
          expect(await theirs(late).act(guess(next.id, 'up'))).toBe('');
        },
      ],
      [
        /每期猜中的账户各得 \$(\d+) 赠金，不限人数/,
        async (dollars = '') => {
          expect(await dollarsOf(visitor.account)).toEqual([figure(dollars)]);
          const [right, wrong] = [await story.openAccount(), await story.openAccount()];
          const { id } = await openRound();
          expect(await theirs(right).act(guess(id, 'up'))).toBe('');
          expect(await theirs(wrong).act(guess(id, 'down'))).toBe('');
          await playRound('up');
          for (const { account } of [right, visitor]) expect(await dollarsOf(account)).toContain(figure(dollars));
          expect(await dollarsOf(wrong.account)).toEqual([]);
        },
      ],
      [
        /连中 (\d+) 期，另得 \$(\d+) 赠金/,
        async (length = '', dollars = '') => {
          while (inARow < figure(length) - 1) await playRound('up');
          expect(await dollarsOf(visitor.account)).not.toContain(figure(dollars));
          await playRound('up');
          expect(await dollarsOf(visitor.account)).toContain(figure(dollars));
        },
      ],
      [
        /没有参加的期次不打断连中，猜错后从头数起/,
        async () => {
          const { result } = await openRound();
          await past(0, result);
          await playRound('up');
          expect((await state()).streak).toBe(inARow);
        },
      ],
      [
        /休市、改期、取消公布等原因没有结果的一期作废：不计对错，不发奖励，不影响连中/,
        async () => {
          const before = await dollarsOf(visitor.account);
          const { id } = await openRound();
          expect(await act('guess', { round: id, answer: 'down' })).toBe('');
          await operator.run('call-off', { campaign: SLUG, round: id, reason: 'a holiday' });
          expect((await state()).rounds.find((round) => round.id === id)?.phase).toBe('called-off');
          expect((await state()).streak).toBe(inARow);
          expect(await dollarsOf(visitor.account)).toEqual(before);
          const late = theirs(await story.openAccount());
          expect(await late.act(guess(id, 'up'))).toBe('本期竞猜已作废，请参与下一期');
          // A wrong guess that is settled breaks the streak.
          await openRound().then(({ result }) => past(0, result));
          await playRound('down');
          expect((await state()).streak).toBe(0);
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.past();
          const table = await operator.run('rounds', { campaign: SLUG });
          const [, id = ''] = /^(\d{4}-\d{2}-\d{2}) /m.exec(table) ?? [];
          expect(await act('guess', { round: id, answer: 'up' })).toBe('活动已结束');
          expect((await dollarsOf(visitor.account)).length).toBeGreaterThan(8);
          await end.reopen();
        },
      ],
    ],
    [
      ...FREE,
      [/比较当日与前一交易日的伦敦金收盘价.+/, 'operators settle by the prices of the trading platform'],
      [/结果核对后由系统结算，奖励自动记入账户，无需点击领取/, 'done with each round'],
      ...LOTS_TURN_BONUS_ALONE,
      [/周一至周五，一个交易日一期/, 'done with the closing'],
      [/周末可猜下周一/, 'the rounds follow each other'],
      [/连中只是猜题的记录，不代表判断行情的能力，请勿据此放大仓位/, 'a warning'],
    ],
  );
});
