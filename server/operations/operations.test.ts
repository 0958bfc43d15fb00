import { asc } from 'drizzle-orm';
import type { Activity } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { readStatus } from '../domain/activities/engine/campaign-status';
import { give } from '../domain/activities/engine/give';
import { readPoints } from '../domain/activities/engine/points';
import { takeOne } from '../domain/activities/engine/stock';
import { sourceOf } from '../domain/activities/kinds/coupon/module';
import { auditEntries, rewards } from '../platform/database/schema/activities';
import { describeOnDatabase, PASSWORD, TestApi, usd, Visitor, verify } from '../testing';
import { operandsOf, optionsOf } from './common/parameters';
import { OPERATIONS } from './operations';

const HOUR = 3_600_000;
const AT_ONCE = { at: 'now', reason: 'sold out', confirm: 'now' };
// The test clock is at 2026-06-01 12:00 in Beijing.
const CAMPAIGN = {
  slug: 'summer',
  title: '夏日狂欢',
  period: { from: '2026-06-01', to: '2026-06-10' },
  claimDays: 30,
  activities: [
    {
      kind: 'wheel',
      segments: [
        { id: 'gold', label: '金', odds: 10_000, stock: 5, prize: usd(88) },
        { id: 'none', odds: 990_000, stock: null, prize: null },
      ],
      credits: [],
    },
    { kind: 'redpacket', everyMinutes: 60, lastsSeconds: 60, packets: [{ id: 'small', stock: 10, prize: usd(1) }] },
    { kind: 'coupon', coupons: [{ id: 'loss', face: 20, inForceAfterHours: 24, validDays: 7, stock: null }] },
  ],
} as unknown as Campaign;

describeOnDatabase((database) => {
  let api: TestApi;
  let account: string;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: [CAMPAIGN] });
    account = (await new Visitor(api).join()).account;
    await verify(database().orm, account, api.clock.read());
  });
  const auditLog = () => database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));
  const status = async () => (await readStatus(database().orm, CAMPAIGN, api.clock.read())).status;
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

  test('log-out ends all sessions of one account and none of others', async () => {
    const [visitor, other] = [new Visitor(api), new Visitor(api)];
    const tokens = [await visitor.join(), await other.join()].map(({ token }) => token);
    tokens.push((await visitor.login(PASSWORD)).json().Token);
    const { account } = (await visitor.login(PASSWORD)).json().Data;
    expect(await api.run('log-out', { account })).toBe(`账户 ${account} 已下线，结束会话 3 个。`);
    const statuses = tokens.map(async (token) => (await api.send('/apis/uc/user/userinfo/info', { token })).statusCode);
    expect(await Promise.all(statuses)).toEqual([401, 200, 401]);
    await expect(api.run('log-out', { account })).rejects.toThrow('没有登录会话');
    expect((await auditLog()).map(({ operation, details }) => [operation, details])).toEqual([
      ['log-out', { person: expect.any(String), ended: 3 }],
    ]);
  });

  test('rejects missing and negative inputs of every operation in sentences of its own', async () => {
    for (const operation of OPERATIONS) {
      const { name, input } = operation;
      const typed = [...operandsOf(operation), ...optionsOf(operation)].filter(({ kind }) => kind !== 'flag');
      const wrong = Object.fromEntries(typed.map(({ name: field, list }) => [field, list ? ['-5'] : '-5']));
      for (const given of [{}, wrong].filter((fields) => !input.safeParse(fields).success))
        await expect(api.run(name, given)).rejects.toThrow(/^(?:[\w.-]+：(?!格式不对（).+\n?)+$/);
    }
  });

  test('rejects in every text of every operation what no text may contain, and texts without anything to read', async () => {
    for (const operation of OPERATIONS) {
      const typed = [...operandsOf(operation), ...optionsOf(operation)];
      for (const { name: field, list } of typed.filter(({ kind }) => !['file', 'picture', 'flag'].includes(kind))) {
        const run = (text: string) => api.run(operation.name, { [field]: list ? [text] : text });
        await expect(run('好\0')).rejects.toThrow(`${field}：含有不可用的字符 U+0000`);
        await expect(run('已到账\u202e001')).rejects.toThrow(`${field}：含有不可用的字符 U+202E`);
        await expect(run('\u2060\u3164')).rejects.toThrow(`${field}：不能为空`);
      }
    }
    await expect(api.run('open', { campaign: 'summer' }, 'Li\u2028Na')).rejects.toThrow(
      'operator：含有不可用的字符 U+2028',
    );
    expect(await auditLog()).toEqual([]);
  });

  test('rejects forbidden words in what visitors read, and accepts emoji', async () => {
    const give = (label: string) =>
      api.run('give', {
        campaign: 'summer',
        account,
        reference: 'G-1',
        amount: '5',
        unit: 'usd',
        reason: '补发',
        label,
      });
    await expect(give('稳\u2060赚不赔')).rejects.toThrow('label：含有广告禁用词“稳赚”');
    await expect(give('👩‍👩‍👧')).resolves.toMatch(/./);
    const add = { campaign: 'summer', release: ['2026-08-07T20:30'], label: '全网独家' };
    await expect(api.run('add-rounds', add)).rejects.toThrow('label：含有广告禁用词“全网”');
  });

  describe('the audit log', () => {
    test('records an operation with operator and time', async () => {
      await api.run('close', { campaign: 'summer', ...AT_ONCE });
      expect(await auditLog()).toEqual([
        {
          id: 1,
          operator: 'Li Na',
          operation: 'close',
          details: { campaign: 'summer', endsAt: api.clock.read().toISOString(), reason: 'sold out' },
          at: api.clock.read(),
          hash: expect.any(String),
        },
      ]);
      expect(await api.run('audit-log', {}, '')).toMatch(
        /2026-06-01 12:00 {2}Li Na {3}结束活动 {2}.*"reason":"sold out"/,
      );
    });

    test('rejects an operation without a name, and a rejected operation changes nothing', async () => {
      await expect(api.run('close', { campaign: 'summer', ...AT_ONCE }, ' ')).rejects.toThrow('请填写姓名');
      await expect(api.run('close', { campaign: 'winter', ...AT_ONCE })).rejects.toThrow('没有“winter”这个活动。');
      await expect(api.run('dates', { campaign: 'summer', ends: '2026-05-01' })).rejects.toThrow('早于开始时间');
      expect([await status(), await auditLog()]).toEqual(['running', []]);
    });

    test('records neither reads nor operations that change nothing', async () => {
      await api.run('close', { campaign: 'summer', ...AT_ONCE });
      for (const look of ['campaigns', 'audit-log']) await api.run(look, {}, '');
      expect(await api.run('close', { campaign: 'summer', ...AT_ONCE })).toContain('活动“summer”已结束。');
      expect(await auditLog()).toHaveLength(1);
    });
  });

  test('closes a campaign, opens it, and makes it follow its dates again', async () => {
    expect(await api.run('close', { campaign: 'summer', ...AT_ONCE })).toContain('活动“summer”现已结束。');
    expect(await status()).toBe('claiming');
    await api.run('open', { campaign: 'summer' });
    api.clock.move(20 * 24 * HOUR);
    expect(await status()).toBe('running');
    const follow = { campaign: 'summer' };
    await expect(api.run('follow-dates', follow)).rejects.toThrow('提前 7 天通知');
    expect(await api.run('follow-dates', { ...follow, reason: 'over' })).toBe('活动“summer”现为领取期。');
    expect(await status()).toBe('claiming');
  });

  test('treats less time to collect rewards as a closing', async () => {
    await api.run('close', { campaign: 'summer', ...AT_ONCE });
    await api.run('follow-dates', { campaign: 'summer' });
    api.clock.move(12 * 24 * HOUR);
    expect(await status()).toBe('claiming');
    for (const moved of [
      { ends: '2026-05-20', begins: '2026-05-01' },
      { ends: '2026-04-20', begins: '2026-04-01' },
      { begins: '2026-07-01', ends: '2026-07-09' },
    ]) {
      await expect(api.run('dates', { campaign: 'summer', ...moved })).rejects.toThrow('提前 7 天通知');
    }
    expect(await api.run('dates', { campaign: 'summer', ends: '2026-06-12' })).toContain('现为领取期');
    await api.run('open', { campaign: 'summer' });
    expect(await status()).toBe('running');
  });

  test('moves dates in Beijing days, including the last, and restores the definition', async () => {
    const sooner = { campaign: 'summer', begins: '2026-06-01T12:01', ends: '2026-06-02' };
    await expect(api.run('dates', sooner)).rejects.toThrow('提前 7 天通知');
    await api.run('dates', { ...sooner, reason: 'sold out' });
    expect(await status()).toBe('upcoming');
    api.clock.move(60_000);
    expect(await status()).toBe('running');
    api.clock.move(36 * HOUR - 60_001);
    expect(await status()).toBe('running');
    api.clock.move(1);
    expect(await status()).toBe('claiming');
    await api.run('dates', { campaign: 'summer', ends: 'default' });
    expect(await status()).toBe('running');
    expect(await api.run('campaigns')).toMatch(
      /summer {2}进行中 {2}2026-06-01 12:01 {2}2026-06-11 00:00 {2}2026-07-11 00:00 {2}改开始 {4}wheel、redpacket、coupon {2}夏日狂欢/,
    );
  });

  test.each(['2026-6-1', '2026-02-30', '2026-06-01T24:00', 'tomorrow', ''])('rejects the date %j', async (ends) => {
    await expect(api.run('dates', { campaign: 'summer', ends })).rejects.toThrow('--ends 须为北京时间的日期或时刻');
  });

  describe('stock', () => {
    const GOLD = { item: 'gold', total: 5 };

    test('set-stock changes the total, but not below what was given out', async () => {
      await takeOne(place('wheel'), GOLD);
      await takeOne(place('wheel'), GOLD);
      expect(await api.run('stock', { campaign: 'summer' })).toMatch(/wheel\/gold +- +5 +2 +3/);
      await expect(api.run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '1' })).rejects.toThrow(
        '奖品“金”已发出 2 件',
      );
      await api.run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '2' });
      expect(await takeOne(place('wheel'), GOLD)).toBe(false);
      await api.run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '3' });
      expect(await takeOne(place('wheel'), GOLD)).toBe(true);
      expect((await auditLog()).map(({ details }) => details)).toMatchObject([
        { from: 5, to: 2 },
        { from: 2, to: 3 },
      ]);
    });

    test('set-stock also works before the first item is taken', async () => {
      await api.run('set-stock', { campaign: 'summer', item: 'wheel/gold', total: '1' });
      expect([await takeOne(place('wheel'), GOLD), await takeOne(place('wheel'), GOLD)]).toEqual([true, false]);
    });

    test('red packets have a stock per round', async () => {
      const packet = { campaign: 'summer', item: 'redpacket/small', total: '1' };
      await expect(api.run('set-stock', packet)).rejects.toThrow('红包按场次设库存');
      const round = '2026-06-01T13:00';
      await api.run('set-stock', { ...packet, round });
      const small = { item: 'small', total: 10, round };
      expect([await takeOne(place('redpacket'), small), await takeOne(place('redpacket'), small)]).toEqual([
        true,
        false,
      ]);
      expect(await takeOne(place('redpacket'), { ...small, round: '2026-06-01T14:00' })).toBe(true);
    });

    test.each(['wheel/none', 'wheel/silver', 'gold'])('rejects %s, which has no stock', async (item) => {
      await expect(api.run('set-stock', { campaign: 'summer', item, total: '1' })).rejects.toThrow('没有奖品');
    });
  });

  describe('rewards', () => {
    test('are listed, and marked paid once, all or none', async () => {
      await give(place('wheel'), 'spin:a', usd(88));
      await give(place('wheel'), 'spin:b', usd(8));
      expect(await api.run('rewards', { account })).toMatch(/2 +待发放 +8 美元 +summer.*\n1 +待发放 +88 美元 +summer/);
      await expect(api.run('pay', { id: ['1', '3'] })).rejects.toThrow('没有编号为 3 的奖励。未作任何更改。');
      expect(await statesOf()).toEqual(['given', 'given']);
      await api.run('pay', { id: ['1'] });
      expect(await api.run('pay', { id: ['1', '2', '2'] })).toBe('2 笔奖励已到账。其中 1 笔此前已是此状态。');
      expect(await statesOf()).toEqual(['paid', 'paid']);
      expect((await auditLog()).map(({ details }) => details)).toEqual([{ rewards: [1] }, { rewards: [2] }]);
    });

    test('are paid by filter, after a first run that only shows the sum', async () => {
      await give(place('wheel'), 'spin:a', usd(88));
      await give(place('redpacket'), 'round:1', usd(1.5));
      await give(place('coupon'), sourceOf('loss'), { label: '券', amount: 20, unit: 'coupon' });
      api.clock.move(24 * HOUR);
      await give(place('wheel'), 'spin:b', usd(0.25));
      await give(place('wheel'), 'spin:c', { label: '杯', amount: 1, unit: 'gift' });
      await expect(api.run('pay-all', { yes: true })).rejects.toThrow('请至少选定活动、玩法、品牌、时间或账户。');
      const look = await api.run('pay-all', { campaign: 'summer' });
      expect(look).toMatch(/^summer wheel +3 +1 +88\.25 美元、1 件$/m);
      expect(look).toMatch(/^合计 +4 +1 +89\.75 美元、1 件$/m);
      expect(look).toContain('尚未支付。加 --yes 即支付。');
      expect([await statesOf(), await auditLog()]).toEqual([Array(5).fill('given'), []]);
      await api.run('pay-all', { campaign: 'summer', kind: 'wheel', to: '2026-06-01', yes: true });
      expect(await statesOf()).toEqual(['paid', 'given', 'given', 'given', 'given']);
      await api.run('pay-all', { brand: 'jfjy', yes: true });
      await Promise.all(
        Array.from({ length: 4 }, () => api.run('pay-all', { brand: 'bfzh', state: 'given', yes: true })),
      );
      expect(await statesOf()).toEqual(['paid', 'paid', 'given', 'paid', 'paid']);
      expect((await auditLog()).map(({ details }) => details)).toMatchObject([
        { rewards: [1], sum: '88 美元' },
        { rewards: [2, 4, 5], sum: '1.75 美元、1 件' },
      ]);
    });

    test('cannot be paid once they are void', async () => {
      await give(place('wheel'), 'spin:a', usd(88));
      await expect(api.run('void', { id: ['1'] })).rejects.toThrow('请填写原因');
      await api.run('void', { id: ['1'], reason: 'two accounts of one person' });
      await expect(api.run('pay', { id: ['1'] })).rejects.toThrow('已作废。');
      expect(await statesOf()).toEqual(['void']);
      expect((await auditLog())[0]).toMatchObject({ details: { rewards: [1], reason: 'two accounts of one person' } });
    });

    test('void takes points from the balance once, and records spent ones as owed', async () => {
      const points = (amount: number) => ({ label: '积分', amount, unit: 'points' as const });
      await give(place('points'), 'earn:a', points(30));
      await give(place('points'), 'earn:b', points(20));
      const { orm } = database();
      await api.run('void', { id: ['2'], reason: 'mistake' });
      await api.run('void', { id: ['2'], reason: 'mistake' });
      expect((await readPoints(orm, account, 9)).balance).toBe(30);
      await give(place('points'), 'redeem', points(-10));
      expect(await api.run('void', { id: ['1'], reason: 'mistake' })).toContain(
        '收回的积分中有 10 分已用掉，记为账户欠分，由之后的积分抵扣。',
      );
      expect((await readPoints(orm, account, 9)).balance).toBe(0);
      await give(place('points'), 'earn:c', points(15));
      expect((await readPoints(orm, account, 9)).balance).toBe(5);
    });

    test('are exported as CSV with an audit log entry', async () => {
      await give(place('wheel'), 'spin:a', { ...usd(88), label: '=礼,"品"' });
      await give(place('redpacket'), 'round:1', usd(1));
      await api.run('pay', { id: ['2'] });
      await give(place('points'), 'earn:a', { label: '积分', amount: 30, unit: 'points' });
      const rows = (await api.run('export', { state: 'given', campaign: 'summer' })).split('\r\n');
      const at = '2026-06-01 12:00';
      expect(rows).toEqual([
        '\uFEFFid,campaign,kind,brand,account,source,label,usd,usdt,points,coupon,gift,state,given (Beijing),changed (Beijing),verified',
        `1,summer,wheel,bfzh,${account},spin:a,"'=礼,""品""",88,,,,,given,${at},${at},yes`,
        'total held,,,,,,,,,,,,held,,,',
        'total given,,,,,,,88,,,,,given,,,',
        'total paid,,,,,,,,,,,,paid,,,',
        'total void,,,,,,,,,,,,void,,,',
        '',
      ]);
      expect(await api.run('export', { brand: 'bfzh', from: '2026-06-01', to: '2026-06-01' })).toContain(
        'total paid,,,,,,,1,,30,,,paid,,,',
      );
      expect((await api.run('export', { brand: 'jfjy' })).split('\r\n')).toHaveLength(6);
      expect((await api.run('export', { to: '2026-05-31' })).split('\r\n')).toHaveLength(6);
      expect((await auditLog())[1]).toMatchObject({ operation: 'export', details: { rewards: 1, state: 'given' } });
      await expect(api.run('export', { state: 'lost' })).rejects.toThrow('state：只能是 held、given、paid、void 之一');
    });
  });

  test('uses a coupon once, during its term', async () => {
    const use = () => api.run('use-coupon', { campaign: 'summer', coupon: 'loss', account });
    await expect(use()).rejects.toThrow('未领取券');
    await give(place('coupon'), sourceOf('loss'), { label: '券', amount: 20, unit: 'coupon' });
    await expect(use()).rejects.toThrow('自 2026-06-02 12:00 起有效。');
    await expect(api.run('pay', { id: ['1'] })).rejects.toThrow('是券，请改用“核销券”。');
    api.clock.move(24 * HOUR);
    expect(await use()).toContain('已核销。');
    expect(await use()).toContain('核销');
    expect([await statesOf(), (await auditLog()).length]).toEqual([['paid'], 1]);
  });

  test('rejects an expired coupon', async () => {
    await give(place('coupon'), sourceOf('loss'), { label: '券', amount: 20, unit: 'coupon' });
    api.clock.move(8 * 24 * HOUR);
    await expect(api.run('use-coupon', { campaign: 'summer', coupon: 'loss', account })).rejects.toThrow('过期');
  });

  test('uses an expired coupon if the visitor asked during its term', async () => {
    const use = (asked: string) => api.run('use-coupon', { campaign: 'summer', coupon: 'loss', account, asked });
    await give(place('coupon'), sourceOf('loss'), { label: '券', amount: 20, unit: 'coupon' });
    api.clock.move(9 * 24 * HOUR);
    await expect(use('2026-06-02T11:59')).rejects.toThrow('自 2026-06-02 12:00 起有效。');
    await expect(use('2026-06-09T12:00')).rejects.toThrow('过期');
    await expect(use('2026-12-01T20:00')).rejects.toThrow('尚未到：请填客户提出使用的时间。');
    await expect(use('yesterday')).rejects.toThrow('--asked');
    expect(await use('2026-06-09T11:59')).toContain('已核销。');
    expect((await auditLog())[0]).toMatchObject({ operation: 'use-coupon', details: { asked: expect.any(String) } });
  });
});
