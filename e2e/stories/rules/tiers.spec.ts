import { beijingDay, firstOfNextMonth } from '@/lib/time/calendar';
import { claimRows, FREE, participantRows } from '../../support/rules/common';
import { lotRows } from '../../support/rules/lots';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';

test('the ladder of lots keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory('transaction-2507', 'tiers');
  const { visitor, operator, act, win, mine, openAccount } = story;
  const ranking = async () => (await story.state()).ranking;
  let [reached, collected] = [0, 0];

  async function toNextMonth() {
    await operator.passTo(`${firstOfNextMonth(beijingDay(operator.now()))}T00:00:00+08:00`);
    [reached, collected] = [0, 0];
  }
  /** Trades in two trades up to `lots` lots of this month. */
  async function tradeTo(lots: number) {
    await operator.trade(visitor.account, 'XAUUSD', Number((lots - reached).toFixed(2)));
    reached = lots;
  }

  /** The server recounts the ranking after a moment. */
  const expectOwnRank = (rank: number) =>
    expect.poll(async () => (await ranking()).find(({ own }) => own)?.rank).toBe(rank);

  await toNextMonth();
  await keepToRules(
    story,
    [
      ...participantRows(story, { action: 'collect' }),
      ...lotRows(story, {
        async none() {
          expect((await mine()).value).toBe(0);
          expect(await act('collect')).not.toBe('');
        },
        async some(lots) {
          reached = lots;
          expect((await mine()).value).toBe(lots);
        },
      }),
      [
        /领取奖励前须通过实名认证/,
        async () => {
          await tradeTo(5);
          expect(await act('collect')).toBe('通过实名认证后，即可领取本活动的奖励');
          await verify(story);
          expect(await act('collect')).toBe('尚未达到首档条件');
        },
      ],
      [
        /平仓满 ([\d,]+) 手，得 \$([\d,]+)/,
        async (from = '', reward = '') => {
          await tradeTo(figure(from) - 0.01);
          expect(await act('collect')).not.toBe('');
          await tradeTo(figure(from));
          // The difference between the tier and the one below it.
          collected += Number(/\$([\d.]+)/.exec(await win('collect'))?.[1]);
          expect(collected).toBe(figure(reward));
          expect(await act('collect')).toBe('已达档位的奖励均已领取');
        },
      ],
      [/各档为该档总额，不与低档累加/, async () => expect((await mine()).collected).toBe(collected)],
      [
        /月榜列出当月平仓手数居前的(十)个账户与您自己的名次，账号隐去中段/,
        async () => {
          for (let number = 0; number < 10; number++) {
            const { account } = await openAccount();
            await operator.trade(account, 'XAUUSD', reached + 1);
          }
          const rows = await ranking();
          expect(rows.map(({ own }) => own)).toEqual([...Array(10).fill(false), true]);
          expect(rows.every(({ account }) => /\d\*+\d/.test(account))).toBe(true);
        },
      ],
      [
        /手数相同的，先达到者在前/,
        async () => {
          // As many lots as the others have, but later.
          await tradeTo(reached + 1);
          await expectOwnRank(11);
          await tradeTo(reached + 0.01);
          await expectOwnRank(1);
        },
      ],
      [
        /名次不另设奖，奖励只按各人自己达到的档位发放/,
        async () => expect(await act('collect')).toBe('已达档位的奖励均已领取'),
      ],
      [
        /按自然月（北京时间）计算：每月 1 日 00:00 起重新累计，上月的数额不带入下月/,
        async () => {
          await toNextMonth();
          expect(await act('collect')).toBe('尚未达到首档条件');
          await expect.poll(ranking).toEqual([]);
        },
      ],
      [
        /当月达到的档位须在当月最后一日 24:00（北京时间）前领取，逾期不补/,
        async () => {
          await tradeTo(12);
          const monthEnd = Date.parse(`${firstOfNextMonth(beijingDay(operator.now()))}T00:00:00+08:00`);
          await operator.passTo(new Date(monthEnd - 20_000).toISOString());
          expect((await mine()).reached).toBeGreaterThan(0);
          await toNextMonth();
          expect(await act('collect')).toBe('尚未达到首档条件');
        },
      ],
      ...claimRows(story, {
        reach: () => tradeTo(11),
        async collect() {
          // Trades after the end do not count.
          await tradeTo(31);
          expect(await win('collect')).toContain('$58 ');
          expect(await act('collect')).toBe('已达档位的奖励均已领取');
        },
        late: () => act('collect'),
      }),
    ],
    [
      ...FREE,
      [/登录即在赛中，无需报名/, 'done without'],
      [/升档后补发差额/, 'done with each tier'],
      [/活动结束的当月除外/, 'done with the time after the end'],
    ],
  );
});
