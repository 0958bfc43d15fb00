import type { Activity } from '@/lib/activities/schema';
import { activityOf } from '@/lib/activities/testing/activity-of';
import type { Season } from '@/lib/campaign/seasons';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase, PREDICT, TASKS, TestApi } from '../../testing';
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

  test('proposes the days of each seasonal campaign until it has them, and the next ones after it has ended', async () => {
    const seasonal = (slug: string, season: Season) => ({ ...campaignWith(slug, TASKS), season });
    const campaigns = [seasonal('boats', 'dragon-boat'), seasonal('work', 'labour-day'), campaignWith('always', TASKS)];
    const api = await TestApi.on(database(), { campaigns });
    const proposed = () => linesOf(api.run('calendar'), /^(boats|work|always) /);
    const boats = (days: string) => expect.stringMatching(new RegExp(`^boats +端午 +${days}$`));
    const work = expect.stringMatching(/^work +劳动节 +2027-05-01 +2027-05-05$/);
    expect(await proposed()).toEqual([boats('2026-06-19 +2026-06-21'), work]);
    await api.run('dates', { campaign: 'boats', begins: '2026-06-19', ends: '2026-06-21', reason: 'its season' });
    expect(await proposed()).toEqual([work]);
    // Within the season.
    api.clock.move(19 * DAY);
    expect(await proposed()).toEqual([work]);
    await api.run('dates', { campaign: 'boats', ends: '2026-06-19', reason: 'no prizes left' });
    expect(await proposed()).toEqual([boats('2027-06-09 +2027-06-11'), work]);
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
    const [wheel, packets] = [activityOf('wheel'), activityOf('redpacket')];
    const boxes = activityOf('treasure', { renews: 'month' });
    const api = await TestApi.on(database(), {
      campaigns: [campaignWith('drawn', wheel, packets), campaignWith('boxes', boxes)],
    });
    await api.run('set-stock', { campaign: 'drawn', item: 'wheel/usd-8', total: '109' });
    const rows = await linesOf(api.run('stock', { campaign: 'all' }), /^(drawn|boxes)/);
    expect(rows).toEqual(
      [
        ['drawn', 'wheel/usd-8', '-', 109, '金奖'],
        ['drawn', 'wheel/usd-5', '-', 200, '银奖'],
        ['drawn', 'wheel/usd-1', '-', 500, '铜奖'],
        ['boxes', 'treasure/bronze/usd-1', '2026-06', 100, '铜宝箱 宝箱礼'],
        ['boxes', 'treasure/silver/usd-2', '2026-06', 100, '银宝箱 宝箱礼'],
        ['boxes', 'treasure/gold/usd-3', '2026-06', 100, '金宝箱 宝箱礼'],
      ].map(([slug, item, round, total, name]) =>
        expect.stringMatching(new RegExp(`^${slug} +${item} +${round} +${total} +0 +${total} +${name}$`)),
      ),
    );
    api.clock.move(31 * DAY);
    expect(await linesOf(api.run('stock', { campaign: 'all' }), /^boxes.* 2026-07 /)).toHaveLength(3);
  });
});
