import { inArray } from 'drizzle-orm';
import { auditEntries } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';

const LANDING = 'http://bfzh.localhost:3000/newactivities/bull-market?bd_vid=8877665544';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const stored = () => database().orm.select().from(adConversions);
  const settle = (platforms: ('qihu' | 'baidu')[], state: 'failed' | 'given_up') =>
    database()
      .orm.update(adConversions)
      .set({ state, attempts: 3, firstAttemptAt: api.clock.read(), nextAttemptAt: null, lastAnswer: 'errno 2' })
      .where(inArray(adConversions.platform, platforms));
  const register = () => new Visitor(api).join({ qhclickid: '1234567890', bd_vid: '8877665544', landingurl: LANDING });

  test('lists state, attempts and last answer, but no click ids', async () => {
    const { account } = await register();
    await settle(['qihu'], 'failed');
    const list = await api.run('ad-conversions', { state: 'failed' });
    expect(list).toMatch(new RegExp(`360 推广 +提交表单 +被拒绝 +${account} +2026-06-01 12:00 +3 +- +errno 2`));
    expect(list).not.toMatch(/百度|1234567890/);
    expect(await api.run('ad-conversions', { state: 'sent' })).toBe('没有符合条件的回传。');
  });

  test('sends rejected conversions again immediately, with no attempts, and records it', async () => {
    await register();
    await settle(['qihu', 'baidu'], 'failed');
    api.clock.move(3_600_000);
    expect(await api.run('retry-ad-conversions', { platform: 'qihu' })).toBe('将重发 2 条回传。');
    expect(await api.run('retry-ad-conversions')).toBe('将重发 1 条回传。');
    expect(await api.run('retry-ad-conversions')).toBe('没有需要重发的回传。');
    const again = { attempts: 0, firstAttemptAt: null, nextAttemptAt: api.clock.read() };
    expect(await stored()).toEqual(Array.from({ length: 3 }, () => expect.objectContaining(again)));
    expect((await stored()).map(({ event, state }) => `${event} ${state}`).sort()).toEqual([
      'form pending',
      'form pending',
      'register queued',
    ]);
    expect(await database().orm.select().from(auditEntries)).toHaveLength(2);
  });

  test('of those given up, sends none of 360 again', async () => {
    await register();
    await settle(['qihu', 'baidu'], 'given_up');
    expect(await api.run('retry-ad-conversions')).toBe('将重发 1 条回传。');
    expect((await stored()).filter(({ state }) => state === 'given_up')).toMatchObject([
      { platform: 'qihu', event: 'form' },
      { platform: 'qihu', event: 'register' },
    ]);
  });
});
