import { eq } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { act } from '../../domain/activities/testing/concurrency/act';
import { auditEntries, predictionReleases } from '../../platform/database/schema/activities';
import { CASHBACK, campaignWith, describeOnDatabase, PREDICT, TestApi, TIERS, Visitor } from '../../testing';

const DAY = 24 * 3_600_000;
const RELEASED: ActivityOf<'predict'> = {
  ...PREDICT,
  round: {
    every: 'release',
    closesBeforeHours: 0.5,
    releases: ['2026-05-08T20:30:00+08:00', '2026-06-05T20:30:00+08:00', '2026-07-03T20:30:00+08:00'],
  },
};

// The test clock is at 2026-06-01 12:00 in Beijing.
describeOnDatabase((database) => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    const campaigns = [
      campaignWith('nonfarm', CASHBACK, RELEASED),
      campaignWith('daily', PREDICT),
      campaignWith('deposits', TIERS),
    ];
    api = await TestApi.on(database(), { campaigns });
    token = (await new Visitor(api).join()).token;
  });

  const run = (operation: string, input: Record<string, unknown> = {}) =>
    api.run(operation, { campaign: 'nonfarm', ...input });
  const list = () => api.run('campaigns', {}, '');
  const remove = (...release: string[]) => run('remove-rounds', { release, reason: 'cancelled' });
  const add = (...release: string[]) => run('add-rounds', { release, label: '7月数据' });
  const guess = async (round: string) =>
    (await act(api, token, { slug: 'nonfarm', kind: 'predict', action: 'guess', input: { round, answer: 'up' } }))
      .statusCode;
  const state = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ slug: 'nonfarm', kind: 'predict' });
    return (await api.send('/apis/uc/activity/state', { headers }, body)).json().Data.state;
  };

  test('page, guesses and settlement use added releases', async () => {
    expect(await add('2026-08-07T20:30')).toContain('最后一场于 2026-08-07 20:30 结束');
    expect((await state()).calendar).toEqual([
      { at: '2026-06-05T12:30:00.000Z', label: null },
      { at: '2026-07-03T12:30:00.000Z', label: null },
      { at: '2026-08-07T12:30:00.000Z', label: '7月数据' },
    ]);
    api.clock.move(40 * DAY);
    token = (await new Visitor(api).join()).token;
    expect(await run('rounds')).toContain('活动“nonfarm”还有 1 场，最后一场至 2026-08-07 20:30');
    expect([await guess('2026-07-03'), await guess('2026-08-07')]).toEqual([400, 200]);
    api.clock.move(30 * DAY);
    expect(await run('settle', { round: '2026-08-07', outcome: 'up' })).toContain('1 次竞猜中 1 次猜中');
    const added = await database().orm.select().from(auditEntries).where(eq(auditEntries.operation, 'add-rounds'));
    expect(added[0]).toMatchObject({
      details: { campaign: 'nonfarm', releases: ['2026-08-07T12:30:00.000Z'], label: '7月数据' },
    });
  });

  test('the list of campaigns warns of a calendar that runs out, until releases are added or the campaign ends', async () => {
    expect(await list()).toContain('活动“nonfarm”还有 2 场，最后一场至 2026-07-03 20:30，');
    await add('2026-08-07T20:30');
    expect(await list()).not.toContain('请增加场次');
    api.clock.move(90 * DAY);
    expect(await list()).toContain('活动“nonfarm”已无后续场次，');
    await run('close', { at: 'now', reason: 'no more reports', confirm: 'now' });
    expect(await list()).not.toContain('请增加场次');
  });

  test('a removed release ends no round, and can be added again', async () => {
    await remove('2026-06-05T20:30');
    expect((await state()).rounds).toMatchObject([{ id: '2026-07-03', beginsAt: '2026-05-08T12:30:00.000Z' }]);
    await add('2026-06-05T20:30');
    expect((await state()).rounds).toMatchObject([{ id: '2026-06-05' }]);
  });

  test('refuses to change a round with guesses unless it was called off', async () => {
    expect(await guess('2026-06-05')).toBe(200);
    await expect(remove('2026-06-05T20:30')).rejects.toThrow('请先取消该场次');
    await expect(add('2026-06-03T20:30')).rejects.toThrow('场次 2026-06-05 会随之改变');
    await add('2026-06-20T20:30');
    await run('call-off', { round: '2026-06-05', reason: 'cancelled' });
    await remove('2026-06-05T20:30');
    expect((await state()).rounds[0]).toMatchObject({ id: '2026-06-20' });
  });

  test('rejects releases in the past or more than a year ahead, and restores one of the definition', async () => {
    await expect(add('2026-05-20T20:30')).rejects.toThrow('公布时间：2026-05-20 20:30 已过。');
    await expect(add('2028-06-02T20:30')).rejects.toThrow('公布时间：2028-06-02 20:30 在一年以后');
    await add('2027-05-28T20:30');
    await expect(run('add-rounds', { release: ['2026-08-07T20:30'], label: '长'.repeat(21) })).rejects.toThrow(
      'label：最多 20 个字',
    );
    await remove('2026-05-08T20:30');
    expect(await add('2026-05-08T20:30')).toContain('已增加 1 个公布时间');
  });

  test('removes a wrong release before all others', async () => {
    const at = new Date('2020-01-03T12:30:00Z');
    await database().orm.insert(predictionReleases).values({ slug: 'nonfarm', at, label: null, removed: false });
    expect(await guess('2026-06-05')).toBe(200);
    expect(await remove('2020-01-03T20:30')).toContain('已删除 1 个公布时间');
  });

  test('removes a wrong round although visitors have guessed in the next one since', async () => {
    await add('2026-06-01T14:30');
    api.clock.move(3 * 3_600_000);
    expect(await guess('2026-06-05')).toBe(200);
    expect(await remove('2026-06-01T14:30')).toContain('已删除 1 个公布时间');
    expect((await state()).rounds).toMatchObject([{ id: '2026-06-05', beginsAt: '2026-05-08T12:30:00.000Z' }]);
  });

  test('rejects an invalid calendar and stores nothing', async () => {
    await expect(add('soon')).rejects.toThrow('公布时间 须为北京时间的日期');
    await expect(add('2026-08-07')).rejects.toThrow('公布时间须精确到分钟');
    await expect(add('2026-07-03T20:45')).rejects.toThrow('会在开始前截止');
    await expect(add('2026-07-03T21:30')).rejects.toThrow('2026-07-03 会有两个场次截止');
    await expect(remove('2026-07-04T20:30')).rejects.toThrow('没有在该时间开始或结束的场次');
    await expect(remove('2026-06-05T20:30', '2026-07-03T20:30')).rejects.toThrow('至少要有两个公布时间');
    await expect(run('add-rounds', { campaign: 'daily', release: ['2026-07-03T20:30'] })).rejects.toThrow('按日进行');
    expect(await database().orm.select().from(predictionReleases)).toEqual([]);
  });
});
