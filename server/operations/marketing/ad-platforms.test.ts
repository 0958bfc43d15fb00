import { eq } from 'drizzle-orm';
import { openStandIn, type StandIn } from '../../domain/ad-conversions/testing/open-stand-in';
import { DAY } from '../../platform/clock/clock';
import { auditEntries } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';

describeOnDatabase((database) => {
  let api: TestApi;
  let standIn: StandIn;
  beforeEach(async () => {
    api = await TestApi.on(database());
    standIn = await openStandIn(api.clock.read);
    api.services.config = { ...api.services.config, conversions: standIn.access };
  });
  afterEach(() => standIn.close());
  const settle = (state: 'sent' | 'failed' | 'given_up') =>
    database().orm.update(adConversions).set({ state, attempts: 3, nextAttemptAt: null, changedAt: api.clock.read() });
  const open = async () =>
    (await database().orm.select().from(adConversions))
      .filter(({ nextAttemptAt }) => nextAttemptAt !== null)
      .map(({ platform, event, state }) => `${platform} ${event} ${state}`)
      .sort();

  test('replays the unsettled events of one day, and no others', async () => {
    await new Visitor(api).join({ clickid: 'a' });
    api.clock.move(DAY);
    await new Visitor(api).join({
      clickid: 'b',
      gdt_vid: 'c',
      landingurl: 'http://bfzh.localhost/newactivities/summer',
    });
    await settle('given_up');
    expect(await api.run('replay-ad-conversions', { day: '2026-06-01', event: 'form' })).toBe('将重发 1 条回传。');
    expect(await open()).toEqual(['ocean form pending']);
    await api.run('replay-ad-conversions', { day: '2026-06-02', platform: 'tencent' });
    expect(await open()).toEqual(['ocean form pending', 'tencent form pending', 'tencent register queued']);
    expect(await api.run('replay-ad-conversions', { day: '2026-06-03' })).toBe('没有需要重发的回传。');
  });

  test('replays accepted events only on demand, and only at platforms that recognize repetitions', async () => {
    await new Visitor(api).join({
      clickid: 'a',
      gdt_vid: 'c',
      landingurl: 'http://bfzh.localhost/newactivities/summer',
    });
    await settle('sent');
    expect(await api.run('replay-ad-conversions', { day: '2026-06-01' })).toBe('没有需要重发的回传。');
    await api.run('replay-ad-conversions', { day: '2026-06-01', accepted: true });
    expect(await open()).toEqual(['tencent form pending', 'tencent register queued']);
  });

  test('replays no report to 360 after its day', async () => {
    await new Visitor(api).join({ qhclickid: 'q' });
    await settle('given_up');
    api.clock.move(DAY);
    expect(await api.run('replay-ad-conversions', { day: '2026-06-01' })).toBe('没有需要重发的回传。');
  });

  test('sends a test event of no account, and shows the answer', async () => {
    expect(await api.run('test-ad-platform', { platform: 'kuaishou', click: 'test-click', event: 'deposit' })).toBe(
      '磁力引擎接收了测试事件“首次入金”：result 1。',
    );
    expect(standIn.platforms.taken.all()).toMatchObject([{ clickId: 'test-click', event: 'deposit' }]);
    expect(await database().orm.select().from(adConversions)).toEqual([]);
    expect(JSON.stringify(await database().orm.select().from(auditEntries))).not.toContain('test-click');
  });

  test('lets Google only check a test event', async () => {
    expect(await api.run('test-ad-platform', { platform: 'google' })).toBe(
      '谷歌广告接收了测试事件“提交表单”：accepted。',
    );
    expect(standIn.platforms.taken.all()).toEqual([]);
  });

  test.each([
    [{ platform: 'kuaishou' }, '请填磁力引擎联调页的点击标识。'],
    [{ platform: 'kuaishou', click: 'a', event: 'invalid' }, '磁力引擎没有“无效”事件。'],
    [{ platform: 'baidu', click: 'a' }, 'platform：只能是'],
  ])('rejects the test %j', async (input, message) => {
    await expect(api.run('test-ad-platform', input)).rejects.toThrow(message);
  });

  test('reports a registration as invalid once, and says when no platform takes it', async () => {
    const { account } = await new Visitor(api).join({ clickid: 'a' });
    const reported = () => api.run('report-invalid', { account, reason: 'wrong number' });
    expect(await reported()).toBe(`账户 ${account} 的注册将作为无效回传给 1 个平台。`);
    expect(await reported()).toMatch(/没有可回传的广告点击，或已回传过无效。$/);
    const { account: other } = await new Visitor(api).join({ callback: 'k' });
    expect(await api.run('report-invalid', { account: other, reason: 'wrong number' })).toMatch(/没有可回传的广告点击/);
  });

  test('warns when a platform rejects more than a twentieth of a day’s events', async () => {
    const { account } = await new Visitor(api).join({ clickid: 'a' });
    const [row] = await database().orm.delete(adConversions).returning();
    const { id: _, ...values } = row ?? { id: 0 };
    const insert = (state: 'sent' | 'failed', numbers: readonly number[]) =>
      database()
        .orm.insert(adConversions)
        .values(
          numbers.map(
            (number) =>
              ({ ...values, account, state, clickId: `${state}-${number}` }) as typeof adConversions.$inferInsert,
          ),
        );
    await insert(
      'sent',
      Array.from({ length: 19 }, (__, index) => index),
    );
    await insert('failed', [1]);
    expect(await api.run('health')).not.toContain('一天内拒绝了');
    await insert('failed', [2]);
    expect(await api.run('health')).toContain('巨量引擎一天内拒绝了 21 条“提交表单”回传中的 2 条。');
    await database()
      .orm.update(adConversions)
      .set({ changedAt: new Date(api.clock.read().getTime() - 2 * DAY) })
      .where(eq(adConversions.state, 'failed'));
    expect(await api.run('health')).not.toContain('一天内拒绝了');
  });
});
