import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { addAccounts } from '../../domain/provider/accounts';
import { auditEntries, rewards } from '../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, TestApi, Visitor } from '../../testing';

const NEW_FOR_DAYS = 30;
const COUPON: ActivityOf<'coupon'> = {
  kind: 'coupon',
  title: '体验金',
  requires: { openedWithinDays: NEW_FOR_DAYS },
  coupons: [
    {
      id: 'taste',
      label: '$30 体验金',
      face: 30,
      condition: { type: 'registered' },
      hint: '注册账户即可领取',
      inForceAfterHours: 0,
      validDays: 7,
      stock: null,
      terms: ['测试条款。'],
    },
  ],
};
const HELD = '7654321';
// The test clock is at 2026-06-01 12:00 in Beijing; thirty days before is May 2, 12:00.
const TOO_OLD = '2026-05-02T12:00:00+08:00';
const NEW = '2026-05-02T12:00:01+08:00';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), {
      addAccounts,
      campaigns: [campaignWith('newcomers', COUPON)],
      // A provider's backend resolves the token.
      findSession: async () => ({ account: HELD, openedAt: null }),
    });
    await addAccounts(database().orm, [HELD], api.clock.read());
  });

  const run = (operation: string, input: object) => api.run(operation, { ...input });
  const runImport = (...lines: string[]) =>
    run('import-openings', { file: ['account,openedAt', ...lines].join('\r\n') });
  const reverse = () => run('reverse-opening', { account: HELD, reason: 'of another account' });
  const auditLog = () => database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));
  const current = async () => (await database().orm.select().from(rewards)).filter(({ state }) => state !== 'void');

  async function claim(): Promise<string> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = { slug: 'newcomers', kind: 'coupon', action: 'claim', input: { id: 'taste' } };
    const answer = (await api.send('/apis/uc/activity/act', { token: 't-1', headers }, JSON.stringify(body))).json();
    return answer.IsSuccess ? 'given' : answer.Data;
  }

  test('gives rewards for new accounts only once the opening time is imported', async () => {
    expect(await claim()).toContain('无法确认您的注册时间');
    expect(await runImport(`${HELD},${NEW}`)).toBe('新录开户时间 1 个；此前已有 0 个。');
    expect(await claim()).toBe('given');
    expect(await auditLog()).toEqual([
      expect.objectContaining({ operator: 'Li Na', operation: 'import-openings', details: { openings: 1 } }),
    ]);
  });

  test('gives nothing to an account that is one second too old', async () => {
    await runImport(`${HELD},${TOO_OLD}`);
    expect(await claim()).toBe(`本活动仅限注册未满 ${NEW_FOR_DAYS} 天的新账户参加`);
  });

  test.each([
    ['a spreadsheet shows', '2026/5/2 12:00', '2026/5/2 12:01'],
    ['a spreadsheet stores', '46144.5', '46144.50001158'],
    ['a day, which means its start', '2026/5/2', '2026/5/3'],
  ])('reads times as %s', async (_, tooOld, young) => {
    await runImport(`${HELD},${tooOld}`);
    expect(await claim()).toMatch(/新账户参加$/);
    await reverse();
    await runImport(`${HELD},${young}`);
    expect(await claim()).toBe('given');
  });

  test('a reversal removes the opening time and its rewards, and allows the right time', async () => {
    await runImport(`${HELD},${NEW}`);
    await claim();
    await expect(runImport(`${HELD},${TOO_OLD}`)).rejects.toThrow(`账户 ${HELD} 已有另一开户时间。`);
    expect(await reverse()).toMatch(/^撤销账户 \d+ 的.*。收回奖励 1，/);
    expect([await current(), await claim()]).toEqual([[], expect.stringContaining('无法确认您的注册时间')]);
    expect((await auditLog()).at(-1)).toMatchObject({
      operation: 'reverse-opening',
      details: { reason: 'of another account' },
    });
    expect(await reverse()).toContain('此前已撤销');
    expect(await runImport(`${HELD},${NEW}`)).toBe('新录开户时间 0 个；此前已有 1 个。');
    await runImport(`${HELD},2026-05-20T12:00:00+08:00`);
    expect(await claim()).toBe('given');
  });

  test('a customer’s report says that the opening time is imported, until it is reversed', async () => {
    const opened = async () => /^开户时间 +(.*)$/m.exec(await run('customer', { person: HELD }))?.[1];
    await runImport(`${HELD},${NEW}`);
    expect(await opened()).toBe('2026-05-02 12:00（导入）');
    await reverse();
    expect(await opened()).toBe('未知，最早见于 2026-06-01 12:00');
  });

  test('importing the same file again changes nothing, and accounts need no visit before', async () => {
    await runImport(`${HELD},${NEW}`, `7654322,${NEW}`);
    expect(await runImport(`${HELD},${NEW}`, `7654322,${NEW}`)).toContain('新录开户时间 0 个；此前已有 2 个。');
    expect(await auditLog()).toHaveLength(1);
    await expect(run('reverse-opening', { account: '7654399', reason: 'typed twice' })).rejects.toThrow('没有');
  });

  test.each([
    ['a future time', `${HELD},2026-06-01T12:00:01+08:00`, '第 3 行：openedAt 晚于当前时间。'],
    ['an invalid time', `${HELD},soon`, '第 3 行：openedAt 须为带时区的时间'],
    ['a duplicate account', `7654322,${NEW}`, '第 3 行：account 7654322 与第 2 行重复。'],
  ])('rejects the whole file for %s', async (_, line, sentence) => {
    await expect(runImport(`7654322,${NEW}`, line)).rejects.toThrow(sentence);
    expect(await runImport(`7654322,${NEW}`)).toContain('新录开户时间 1 个');
  });

  test('rejects an account that was opened here', async () => {
    const { account } = await new Visitor(await TestApi.on(database())).join();
    await expect(runImport(`${account},${NEW}`)).rejects.toThrow(`账户 ${account} 在本站开立`);
  });
});
