import campaign from '@/campaigns/nonfarm-2504';
import { callerAt } from '../../support/rules/caller';
import { endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test } from '../../support/rules/story';
import { newSession } from '../../support/visitor';

const SLUG = campaign.slug;
const HALF_HOUR = 1_800_000;
const MONTH = 30 * 86_400_000;

/** An instant as operators write it, in Beijing time. */
const beijingMinute = (instant: number) => new Date(instant + 16 * HALF_HOUR).toISOString().slice(0, 16);

test('the guesses of a figure keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(SLUG, 'predict');
  const { visitor, operator, act, state, openAccount } = story;
  const end = endOf(story);
  const past = (seconds: number, instant: string) =>
    operator.passTo(new Date(Date.parse(instant) + seconds * 1_000).toISOString());
  let tied = '';

  /** The open round, or the next one if it has closed. Adds one after the last, in case other tests have moved the clock there. */
  async function openRound(): Promise<{ id: string; closes: string; result: string }> {
    const table = await operator.run('rounds', { campaign: SLUG });
    const [, id = '', ...times] = /^(\d{4}-\d{2}-\d{2}) +(\S+ \S+?) +(\S+ \S+?) /m.exec(table) ?? [];
    const [closes = '', result = ''] = times.map((time) => `${time.replace(' ', 'T').slice(0, 16)}:00+08:00`);
    const now = operator.now().getTime();
    if (now < Date.parse(closes) - 120_000) return { id, closes, result };
    if (now < Date.parse(result)) await past(0, result);
    else await operator.run('add-rounds', { campaign: SLUG, release: [beijingMinute(now + MONTH)] });
    return openRound();
  }
  const settle = (round: string, outcome: number) =>
    operator.run('settle', { campaign: SLUG, round, outcome: String(outcome) });
  const dollarsOf = async (account: string) => {
    const rewards = await operator.run('rewards', { account });
    return [...rewards.matchAll(/ (\d+) 美元 /g)].map(([, dollars]) => Number(dollars));
  };
  /** Opens another account, which guesses. Returns the account. */
  async function guess(round: string, answer: number): Promise<string> {
    const { account, token } = await openAccount();
    const caller = callerAt(story.origin, () => token);
    expect(await caller.act({ slug: SLUG, kind: 'predict', action: 'guess', input: { round, answer } })).toBe('');
    return account;
  }

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'guess', input: { round: '2026-01-01', answer: 1 } }),
      [
        /以美国劳工统计局首次公布的季调后新增非农就业人数为准，单位万人，保留一位小数/,
        async () => {
          const { id } = await openRound();
          expect(await act('guess', { round: id, answer: 12.34 })).not.toBe('');
        },
      ],
      [
        /参加不收费，也不要求入金/,
        async () => {
          const { id } = await openRound();
          expect(await act('guess', { round: id, answer: 12.3 })).toBe('');
        },
      ],
      [
        /每个账户每期只可竞猜一次，提交后不可修改/,
        async () => {
          const { id } = await openRound();
          expect(await act('guess', { round: id, answer: 12.4 })).toBe('本期您已参与，每期限竞猜一次');
        },
      ],
      [
        /每期误差由小到大的前 (\d+) 个账户各得 \$(\d+) 赠金/,
        async (winners = '', dollars = '') => {
          const { id, result } = await openRound();
          // The visitor's error is 0.2. As many others as can win are nearer, except the last one, whose error is the same.
          const nearer: string[] = [];
          for (let count = figure(winners) - 1; count > 0; count--) {
            nearer.push(await guess(id, 12.5 + (count % 2 === 0 ? 0.1 : -0.1)));
          }
          tied = await guess(id, 12.7);
          const farther = await guess(id, 12.8);
          await past(0, result);
          await settle(id, 12.5);
          for (const account of nearer) expect(await dollarsOf(account)).toEqual([figure(dollars)]);
          expect(await dollarsOf(visitor.account)).toEqual([figure(dollars)]);
          expect(await dollarsOf(farther)).toEqual([]);
        },
      ],
      [
        /误差相同的，先提交者在前/,
        async () => {
          // A later guess with the same error ranks one place behind the last winner.
          expect(await dollarsOf(tied)).toEqual([]);
        },
      ],
      [
        /误差＝竞猜值与公布值之差的绝对值/,
        async () => {
          const { id, result } = await openRound();
          const [below, above] = [await guess(id, -10.2), await guess(id, 10.2)];
          await past(0, result);
          await settle(id, 0);
          expect(await dollarsOf(below)).toEqual(await dollarsOf(above));
          expect(await dollarsOf(below)).toHaveLength(1);
        },
      ],
      [
        /每期在上一次公布后开放，下一次公布前 (\d+) 分钟截止（北京时间 .+ 截止，.+ 起公布结果）/,
        async (minutes = '') => {
          const { id, closes, result } = await openRound();
          expect(Date.parse(result) - Date.parse(closes)).toBe((figure(minutes) / 30) * HALF_HOUR);
          const [inTime, late] = [await openAccount(), await openAccount()];
          const theirs = (token: string) => callerAt(story.origin, () => token);
          const target = { slug: SLUG, kind: 'predict', action: 'guess', input: { round: id, answer: 5 } } as const;
          await past(-30, closes);
          const [open, closed] = [await newSession(story.origin, inTime), await newSession(story.origin, late)];
          expect(await theirs(open).act(target)).toBe('');
          await past(0, closes);
          expect(await theirs(closed).act(target)).toBe('本期竞猜已截止，请等待结果');
          expect((await state()).rounds[0]).toMatchObject({ id, phase: 'closed' });
          await expect(settle(id, 5)).rejects.toThrow('is only known at');
          await past(0, result);
          await settle(id, 5);
          expect(await dollarsOf(inTime.account)).toHaveLength(1);
          expect((await openRound()).id).not.toBe(id);
        },
      ],
      [
        /休市、改期、取消公布等原因没有结果的一期作废：不计对错，不发奖励/,
        async () => {
          const { id } = await openRound();
          const account = await guess(id, 3);
          await operator.run('call-off', { campaign: SLUG, round: id, reason: 'no release' });
          expect((await state()).rounds.find((round) => round.id === id)?.phase).toBe('called-off');
          expect(await dollarsOf(account)).toEqual([]);
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.past();
          expect(await dollarsOf(visitor.account)).toHaveLength(1);
          await end.reopen();
        },
      ],
    ],
    [
      ...FREE,
      [/日程见本页“公布日程”/, 'where it is told'],
      [/后续修正不改结果/, 'a settled round is settled; operators correct their own mistakes alone'],
      [/此后每次公布为一期/, 'done with the rounds'],
      [/结果核对后由系统结算，奖励自动记入账户，无需点击领取/, 'done with each round'],
      ...LOTS_TURN_BONUS_ALONE,
      [/猜中数字不等于猜中行情/, 'a warning'],
      [/数据公布前后报价可能跳空，请控制仓位/, 'a warning'],
    ],
  );
});
