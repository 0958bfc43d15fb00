import { asc } from 'drizzle-orm';
import type { Activity } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { give } from '../domain/activities/engine/give';
import { readPhase } from '../domain/activities/engine/phase';
import { readPoints } from '../domain/activities/engine/points';
import { takeOne } from '../domain/activities/engine/stock';
import { sourceOf } from '../domain/activities/kinds/coupon/module';
import { operatorActs, rewards } from '../platform/database/schema/activities';
import { TestApi } from '../testing/api';
import { describeOnBothDatabases } from '../testing/databases';
import { PASSWORD, Visitor } from '../testing/visitor';
import { perform } from './perform';

const HOUR = 3_600_000;
const usd = (amount: number) => ({ label: `$${amount} 赠金`, amount, unit: 'usd' as const });

// The clock of the tests stands at noon of 2026-06-01 in Beijing.
const CAMPAIGN = {
  slug: 'summer',
  title: '夏日狂欢',
  period: { from: '2026-06-01', to: '2026-06-10' },
  activities: [
    {
      kind: 'wheel',
      segments: [
        { id: 'gold', odds: 10_000, stock: 5, prize: usd(88) },
        { id: 'none', odds: 990_000, stock: null, prize: null },
      ],
      credits: [],
    },
    { kind: 'redpacket', everyMinutes: 60, lastsSeconds: 60, packets: [{ id: 'small', stock: 10, prize: usd(1) }] },
    { kind: 'coupon', coupons: [{ id: 'loss', face: 20, inForceAfterHours: 24, validDays: 7, stock: null }] },
  ],
} as unknown as Campaign;

describeOnBothDatabases((database) => {
  let api: TestApi;
  let account: string;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: [CAMPAIGN] });
    account = (await new Visitor(api).join()).account;
  });

  const run = (operation: string, input: Record<string, unknown> = {}, operator = 'Li Na') =>
    perform(api.services, { operation, input, operator });
  const acts = () => database().orm.select().from(operatorActs).orderBy(asc(operatorActs.id));
  const phase = async () => (await readPhase(database().orm, CAMPAIGN, api.clock.read())).phase;
  const place = (kind: Activity['kind']) => ({
    orm: database().orm,
    slug: CAMPAIGN.slug,
    activity: { kind },
    account,
    now: api.clock.read(),
  });
  const statesOf = async () =>
    (await database().orm.select({ state: rewards.state }).from(rewards).orderBy(asc(rewards.id))).map(
      ({ state }) => state,
    );

  test('whoever is logged out has no session anywhere, and others keep theirs', async () => {
    const [visitor, other] = [new Visitor(api), new Visitor(api)];
    const tokens = [await visitor.join(), await other.join()].map(({ token }) => token);
    tokens.push((await visitor.login(PASSWORD)).json().Token);
    const { account } = (await visitor.login(PASSWORD)).json().Data;
    expect(await run('log-out', { account })).toBe(`${account} is logged out, of 3 sessions.`);
    const statuses = tokens.map(async (token) => (await api.send('/apis/uc/user/userinfo/info', { token })).statusCode);
    expect(await Promise.all(statuses)).toEqual([401, 200, 401]);
    await expect(run('log-out', { account })).rejects.toThrow('has no session');
    expect((await acts()).map(({ act, details }) => [act, details])).toEqual([['log-out', { account, ended: 3 }]]);
  });

  describe('the record', () => {
    test('an act is recorded with its operator and time', async () => {
      await run('close', { campaign: 'summer' });
      expect(await acts()).toEqual([
        {
          id: 1,
          operator: 'Li Na',
          act: 'close',
          details: { campaign: 'summer' },
          at: api.clock.read(),
          hash: expect.any(String),
        },
      ]);
      expect(await run('acts', {}, '')).toContain('2026-06-01 12:00  Li Na     close  {"campaign":"summer"}');
    });

    test('nobody acts without a name, and a refused act leaves no trace', async () => {
      await expect(run('close', { campaign: 'summer' }, ' ')).rejects.toThrow('name yourself');
      await expect(run('close', { campaign: 'winter' })).rejects.toThrow('There is no campaign "winter"');
      await expect(run('dates', { campaign: 'summer', ends: '2026-05-01' })).rejects.toThrow('before it begins');
      expect([await phase(), await acts()]).toEqual(['running', []]);
    });

    test('looking at things and doing them again is no act', async () => {
      await run('close', { campaign: 'summer' });
      for (const look of ['campaigns', 'acts']) await run(look, {}, '');
      expect(await run('close', { campaign: 'summer' })).toContain('as it was set before');
      expect(await acts()).toHaveLength(1);
    });
  });

  test('a campaign is closed, opened, and left to its dates', async () => {
    expect(await run('close', { campaign: 'summer' })).toBe('"summer" is ended now.');
    expect(await phase()).toBe('ended');
    await run('open', { campaign: 'summer' });
    api.clock.move(20 * 24 * HOUR);
    expect(await phase()).toBe('running');
    expect(await run('follow-dates', { campaign: 'summer' })).toBe('"summer" is ended now.');
    expect(await phase()).toBe('ended');
  });

  test('dates are moved in Beijing days, the last one included, and back to the definition', async () => {
    await run('dates', { campaign: 'summer', begins: '2026-06-01T12:01', ends: '2026-06-02' });
    expect(await phase()).toBe('upcoming');
    api.clock.move(60_000);
    expect(await phase()).toBe('running');
    api.clock.move(36 * HOUR - 60_001);
    expect(await phase()).toBe('running');
    api.clock.move(1);
    expect(await phase()).toBe('ended');
    await run('dates', { campaign: 'summer', ends: 'default' });
    expect(await phase()).toBe('running');
    expect(await run('campaigns')).toMatch(
      /summer {4}running {2}2026-06-01 12:01 {2}2026-06-11 00:00 {2}begins {2}wheel, redpacket, coupon {2}夏日狂欢/,
    );
  });

  test.each(['2026-6-1', '2026-02-30', '2026-06-01T24:00', 'tomorrow', ''])('%j is no date', async (ends) => {
    await expect(run('dates', { campaign: 'summer', ends })).rejects.toThrow('--ends must be a Beijing day');
  });

  describe('stock', () => {
    const GOLD = { item: 'gold', total: 5 };

    test('what there is of an item can be set, never below what was given out', async () => {
      await takeOne(place('wheel'), GOLD);
      await takeOne(place('wheel'), GOLD);
      expect(await run('stock', { campaign: 'summer' })).toMatch(/wheel\/gold +- +5 +2 +3/);
      await expect(run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '1' })).rejects.toThrow(
        '2 of "wheel/gold" were given out already',
      );
      await run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '2' });
      expect(await takeOne(place('wheel'), GOLD)).toBe(false);
      await run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '3' });
      expect(await takeOne(place('wheel'), GOLD)).toBe(true);
      expect((await acts()).map(({ details }) => details)).toMatchObject([
        { from: 5, to: 2 },
        { from: 2, to: 3 },
      ]);
    });

    test('an item that nobody has taken yet can be set as well', async () => {
      await run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '1' });
      expect([await takeOne(place('wheel'), GOLD), await takeOne(place('wheel'), GOLD)]).toEqual([true, false]);
    });

    test('red packets are stocked by the round', async () => {
      const packet = { campaign: 'summer', item: 'redpacket/small', total: '1' };
      await expect(run('set-stock', packet)).rejects.toThrow('name it with --round');
      const round = '2026-06-01T13:00';
      await run('set-stock', { ...packet, round });
      const small = { item: 'small', total: 10, round };
      expect([await takeOne(place('redpacket'), small), await takeOne(place('redpacket'), small)]).toEqual([
        true,
        false,
      ]);
      expect(await takeOne(place('redpacket'), { ...small, round: '2026-06-01T14:00' })).toBe(true);
    });

    test.each(['wheel/none', 'wheel/silver', 'gold'])('there is no stock of %s', async (item) => {
      await expect(run('set-stock', { campaign: 'summer', item, total: '1' })).rejects.toThrow('has no');
    });
  });

  describe('rewards', () => {
    test('are listed, marked paid once, and all or none', async () => {
      await give(place('wheel'), 'spin:a', usd(88));
      await give(place('wheel'), 'spin:b', usd(8));
      expect(await run('rewards', { account })).toMatch(/2 +given +8 usd +summer.*\n1 +given +88 usd +summer/);
      await expect(run('pay', { id: ['1', '3'] })).rejects.toThrow('There is no reward 3');
      expect(await statesOf()).toEqual(['given', 'given']);
      await run('pay', { id: ['1'] });
      expect(await run('pay', { id: ['1', '2', '2'] })).toBe('2 rewards are paid now. 1 of them had been so already.');
      expect(await statesOf()).toEqual(['paid', 'paid']);
      expect((await acts()).map(({ details }) => details)).toEqual([{ rewards: [1] }, { rewards: [2] }]);
    });

    test('taken back, they cannot be paid', async () => {
      await give(place('wheel'), 'spin:a', usd(88));
      await expect(run('void', { id: ['1'] })).rejects.toThrow('reason');
      await run('void', { id: ['1'], reason: 'two accounts of one person' });
      await expect(run('pay', { id: ['1'] })).rejects.toThrow('was taken back');
      expect(await statesOf()).toEqual(['void']);
      expect((await acts())[0]).toMatchObject({ details: { rewards: [1], reason: 'two accounts of one person' } });
    });

    test('points leave the balance with the reward, once, unless they were spent', async () => {
      const points = (amount: number) => ({ label: '积分', amount, unit: 'points' as const });
      await give(place('points'), 'earn:a', points(30));
      await give(place('points'), 'earn:b', points(20));
      const { orm } = database();
      await run('void', { id: ['2'], reason: 'mistake' });
      await run('void', { id: ['2'], reason: 'mistake' });
      expect((await readPoints(orm, account, 9)).balance).toBe(30);
      await give(place('points'), 'redeem', points(-10));
      await expect(run('void', { id: ['1'], reason: 'mistake' })).rejects.toThrow('has spent its points');
      expect((await readPoints(orm, account, 9)).balance).toBe(20);
    });

    test('are exported for a spreadsheet, and that is recorded', async () => {
      await give(place('wheel'), 'spin:a', { ...usd(88), label: '=礼,"品"' });
      await give(place('redpacket'), 'round:1', usd(1));
      await run('pay', { id: ['2'] });
      const [head, line, end] = (await run('export', { state: 'given', campaign: 'summer' })).split('\r\n');
      expect(head).toBe('\uFEFFid,slug,kind,account,source,label,amount,unit,state,givenAt,changedAt');
      const at = api.clock.read().toISOString();
      expect([line, end]).toEqual([`1,summer,wheel,${account},spin:a,"'=礼,""品""",88,usd,given,${at},${at}`, '']);
      expect((await acts()).at(-1)).toMatchObject({ act: 'export', details: { rewards: 1, state: 'given' } });
      await expect(run('export', { state: 'lost' })).rejects.toThrow('state: must be one of given, paid, void');
    });
  });

  test('a coupon is used once, while it is in force', async () => {
    const use = () => run('use-coupon', { campaign: 'summer', coupon: 'loss', account });
    await expect(use()).rejects.toThrow('has not claimed');
    await give(place('coupon'), sourceOf('loss'), { label: '券', amount: 20, unit: 'coupon' });
    await expect(use()).rejects.toThrow('in force from 2026-06-02 12:00 on');
    await expect(run('pay', { id: ['1'] })).rejects.toThrow('mark it with use-coupon');
    api.clock.move(24 * HOUR);
    expect(await use()).toContain('is used now');
    expect(await use()).toContain('was used already');
    expect([await statesOf(), (await acts()).length]).toEqual([['paid'], 1]);
  });

  test('an expired coupon is not used', async () => {
    await give(place('coupon'), sourceOf('loss'), { label: '券', amount: 20, unit: 'coupon' });
    api.clock.move(8 * 24 * HOUR);
    await expect(run('use-coupon', { campaign: 'summer', coupon: 'loss', account })).rejects.toThrow('expired at');
  });
});
