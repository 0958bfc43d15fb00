import type { Activity } from '@/lib/activities/schema';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase, PREDICT, TestApi, usd } from '../../testing';
import { campaignWith } from '../../testing/campaigns';
import { Desk } from '../testing/desk';

const DAY = 24 * 3_600_000;
const at = (time: string) => Date.parse(`${time}+08:00`);
const MONTHLY: Activity = {
  ...PREDICT,
  streaks: [],
  round: { every: 'month', closesAfterHours: 480, resultAfterEndHours: 6 },
};
const RELEASED: Activity = {
  ...PREDICT,
  streaks: [],
  round: {
    every: 'release',
    closesBeforeHours: 1,
    releases: ['2026-05-08T20:30:00+08:00', '2026-06-05T20:30:00+08:00', '2026-07-03T20:30:00+08:00'],
  },
};

// The test clock is at Monday, 2026-06-01 12:00 in Beijing.
describeOnDatabase((database) => {
  const linesOf = async (text: Promise<string>, pattern: RegExp) =>
    (await text).split('\n').filter((line) => pattern.test(line));

  test('lists the rounds of each rhythm within the days and the campaign’s own dates', async () => {
    const campaigns = [
      campaignWith('monthly', MONTHLY),
      campaignWith('released', RELEASED),
      campaignWith('daily', PREDICT),
    ];
    const api = await TestApi.on(database(), { campaigns });
    await api.run('dates', { campaign: 'daily', begins: '2026-06-03', ends: '2026-06-04', reason: 'a trial' });
    const list = (input = {}) => api.run('calendar', input);
    expect(await list()).toMatch(/^2026-05-25 至 2026-07-19（北京时间），现在 2026-06-01 12:00。\n/);
    expect(await list()).toContain('现在公布，最早 2026-06-09 00:00 结束');
    expect(await linesOf(list(), /^monthly/)).toEqual([
      expect.stringMatching(/2026-05-01 +无人竞猜 +2026-05-01 00:00 .* 2026-06-01 06:00 +0$/),
      expect.stringMatching(/2026-06-01 +竞猜中 /),
      expect.stringMatching(/2026-07-01 +未开始 /),
    ]);
    expect(await linesOf(list(), /^released/)).toEqual([
      expect.stringMatching(/2026-06-05 +竞猜中 +2026-05-08 20:30 +2026-06-05 19:30 +2026-06-05 20:30/),
      expect.stringMatching(/2026-07-03 +未开始 /),
    ]);
    // The result of the round before the campaign's begin is known after it.
    expect(await linesOf(list(), /^daily/)).toEqual(
      ['2026-06-02', '2026-06-03', '2026-06-04'].map((day) => expect.stringMatching(new RegExp(`${day} +未开始 `))),
    );
    expect(await linesOf(list({ from: '2026-06-03', to: '2026-06-03' }), /^(monthly|released|daily)/)).toHaveLength(4);
    expect(await list({ from: '2030-01-01', to: '2030-01-01' })).toContain('这些日期里没有已发布的文案。');
  });

  test('says which rounds wait for their result, and which were settled or called off', async () => {
    const desk = await Desk.open(database());
    const account = await desk.join();
    const round = async (id: string) => (await linesOf(desk.run('calendar'), new RegExp(`^daily +${id}`)))[0];
    await desk.guess(account, 'up');
    expect(await round('2026-06-01')).toMatch(/ 竞猜中 .* 1$/);
    desk.passTo('2026-06-01', 21);
    expect(await round('2026-06-01')).toContain(' 待公布 ');
    desk.passTo('2026-06-02', 12);
    expect(await round('2026-06-01')).toContain(' 待结算 ');
    await desk.settle('up');
    expect(await round('2026-06-01')).toContain(' 已结算 ');
    await desk.run('call-off', { campaign: 'daily', round: '2026-06-02', reason: 'no quote' });
    expect(await round('2026-06-02')).toContain(' 已取消 ');
  });

  test('lists the texts that are published for these days', async () => {
    const api = await TestApi.on(database());
    const now = api.clock.read();
    const revision = { slug: 'bull-market', digest: 'a', state: 'approved' as const, author: 'Li Na', writtenAt: now };
    const rows = ['看得懂，再上车', '给一家'].map((headline) => ({ ...revision, patch: { hero: { headline } } }));
    const [first, second] = await database().orm.insert(campaignRevisions).values(rows).returning();
    const pointer = { slug: 'bull-market', to: null };
    const entries = [
      { ...pointer, revision: first?.id, brand: null, from: at('2026-05-01T00:00') },
      { ...pointer, revision: second?.id, brand: 'bfzh', from: at('2026-06-10T08:00'), to: at('2026-06-12T08:00') },
    ];
    await database().orm.insert(campaignPointers).values({ version: 1, entries, at: now });
    const texts = (input = {}) => linesOf(api.run('calendar', input), /^bull-market/);
    expect(await texts()).toEqual([
      expect.stringMatching(/全部品牌 +\d+ +已开始 +2026-05-01 00:00 +- +看得懂，再上车$/),
      expect.stringMatching(/bfzh +\d+ +已排期 +2026-06-10 08:00 +2026-06-12 08:00 +给一家$/),
    ]);
    expect(await texts({ from: '2026-06-13' })).toHaveLength(1);
  });

  test.each([
    [{ from: '2026-6-1' }, '须为日期，如 2026-12-01'],
    [{ from: '2026-06-02', to: '2026-06-01' }, '结束日期不能早于开始日期'],
    [{ from: '2026-01-01', to: '2026-07-20' }, '一次最多 200 天'],
  ])('rejects %j', async (input, sentence) => {
    const api = await TestApi.on(database());
    await expect(api.run('calendar', input)).rejects.toThrow(sentence);
  });

  test('lists the stock of all campaigns: single ones and those of this month', async () => {
    const prize = usd(1);
    const segment = { id: 'gold', label: '金', odds: 100, stock: 5, prize };
    const others = Array.from({ length: 5 }, (_, index) => ({
      id: `none-${index}`,
      label: '无',
      odds: index === 0 ? 9_500 : 100,
      stock: null,
      prize: null,
    }));
    const wheel: Activity = {
      kind: 'wheel',
      title: '转盘',
      segments: [segment, ...others],
      credits: [{ from: 'day', count: 1, label: '每日' }],
    };
    const packets: Activity = {
      kind: 'redpacket',
      title: '红包',
      everyMinutes: 60,
      lastsSeconds: 60,
      packets: [{ id: 'small', stock: 10, prize }],
    } as Activity;
    const outcome = (id: string, odds: number, stock: number | null) => ({ id, label: id, prize, odds, stock });
    const boxes: Activity = {
      kind: 'treasure',
      title: '宝箱',
      boxes: ['first', 'second', 'third'].map((id) => ({
        id,
        label: id,
        unlock: { by: 'credit' as const },
        outcomes: [outcome('much', 100, 3), outcome('little', 9_900, null)],
      })),
      credits: [{ from: 'lots', each: 1, max: 3, label: '每手 1 次' }],
      renews: 'month',
      look: 'chests',
    };
    const api = await TestApi.on(database(), {
      campaigns: [campaignWith('drawn', wheel, packets), campaignWith('boxes', boxes)],
    });
    await api.run('set-stock', { campaign: 'drawn', item: 'wheel/gold', total: '9' });
    const rows = await linesOf(api.run('stock', { campaign: 'all' }), /^(drawn|boxes)/);
    expect(rows).toEqual([
      expect.stringMatching(/^drawn +wheel\/gold +- +9 +0 +9 +金$/),
      ...['first', 'second', 'third'].map((id) =>
        expect.stringMatching(new RegExp(`^boxes +treasure/${id}/much +2026-06 +3 +0 +3 +${id} much$`)),
      ),
    ]);
    api.clock.move(31 * DAY);
    expect(await linesOf(api.run('stock', { campaign: 'all' }), /^boxes.* 2026-07 /)).toHaveLength(3);
  });
});
