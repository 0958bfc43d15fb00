import { randomUUID } from 'node:crypto';
import campaign from '@/campaigns/trade-cash-back';
import { claimRows, FREE, participantRows } from '../../support/rules/common';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';

const MINUTE = 60;

test('the cash back keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'cashback');
  const { visitor, operator, act, win, mine } = story;
  const symbols: string[] = [];
  let earned = 0;

  const trade = (symbol: string, lots: number, held?: number) => operator.trade(visitor.account, symbol, lots, held);
  async function expectOpen(dollars: number) {
    const { earned: inAll, collected } = await mine();
    expect(inAll - collected).toBeCloseTo(dollars, 6);
  }
  const collect = () => win('collect');

  await keepToRules(
    story,
    [
      ...participantRows(story, { action: 'collect' }),
      [
        /领取奖励前须通过实名认证/,
        async () => {
          expect(await act('collect')).toBe('通过实名认证后，即可领取本活动的奖励');
          await verify(story);
          expect(await act('collect')).toBe('完成一笔交易后即可领取返现');
        },
      ],
      [
        /持仓不足 (\d+) 分钟的交易不计入/,
        async (minutes = '') => {
          const held = figure(minutes) * MINUTE;
          await trade('EURUSD', 1, held - 1);
          const untimed = ['account,reference,symbol,lots,closedAt'];
          untimed.push([visitor.account, randomUUID(), 'EURUSD', 1, operator.now().toISOString()].join());
          await operator.run('import-trades', { file: untimed.join('\n') });
          await expectOpen(0);
          expect(await act('collect')).toBe('完成一笔交易后即可领取返现');
          await trade('EURUSD', 1, held);
          await expectOpen(3);
          await collect();
        },
      ],
      [
        /(.+)：每平仓 1 手返 \$(\d+)，共 (\d+) 个品种：(.+)/,
        async (_group = '', perLot = '', count = '', listed = '') => {
          const all = listed.split('、');
          expect(all).toHaveLength(figure(count));
          symbols.push(...all);
          for (const symbol of all) await trade(symbol, 1);
          earned += figure(perLot) * all.length;
          await expectOpen(earned);
        },
      ],
      [
        /登录本页，在“.+”中点击领取，领取的是至今尚未领过的全部返现/,
        async () => {
          expect(new Set(symbols).size).toBe(symbols.length);
          // A symbol outside all groups earns nothing.
          await trade('XAUUSD', 1);
          await expectOpen(earned);
          expect(await collect()).toContain(`$${earned} `);
          await expectOpen(0);
          expect(await act('collect')).toBe('返现已领取，继续交易可再次领取');
        },
      ],
      [
        /不足 1 手的按比例计，返现精确到 ([\d.]+) 美元/,
        async (finest = '') => {
          await trade('USDHKD', 0.01);
          await trade('EURJPY', 0.37);
          const dollars = 0.04 + 1.85;
          await expectOpen(Number(dollars.toFixed(2)));
          expect(Math.round(dollars / figure(finest))).toBe(189);
        },
      ],
      [/各组分别计算后合计/, async () => expect(await collect()).toContain('$1.89')],
      [
        /活动开放期间，未领取的返现一直保留/,
        async () => {
          await trade('US30', 1);
          await story.passDays(60);
          await expectOpen(2);
          await collect();
        },
      ],
      ...claimRows(story, {
        async reach() {
          await trade('NAS100', 2);
        },
        async collect() {
          // Trades after the end do not count.
          await trade('NAS100', 2);
          await expectOpen(4);
          expect(await collect()).toContain('$4');
          expect(await act('collect')).toBe('返现已领取，继续交易可再次领取');
        },
        late: () => act('collect'),
      }),
    ],
    [
      ...FREE,
      [/返现以美元计入交易账户，属自有余额，可交易，亦可按出金规则申请出金/, 'the trading platform keeps to it'],
      [/不足一手的按实际手数累计，精确到 0.01 手/, 'done with a part of a lot'],
      [/外汇一手为 100,000 单位基础货币/, 'a unit'],
      [/股指一手的合约价值，以产品细则公布为准/, 'a unit'],
      [/账户注销时尚未领取的，视为放弃/, 'a deleted account has no session'],
    ],
  );
});
