import { readStatus } from '../../domain/activities/engine/campaign-status';
import { auditEntries } from '../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, TASKS, TestApi } from '../../testing';

const DAY = 24 * 3_600_000;

// The test clock is at 2026-06-01 12:00 in Beijing.
const CAMPAIGN = { ...campaignWith('summer', TASKS), claimDays: 10 };
const NOTICED = '2026-06-09T00:00';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: [CAMPAIGN] });
  });

  const close = (input: Record<string, unknown> = {}) => api.run('close', { campaign: 'summer', ...input });
  const auditLog = () => database().orm.select().from(auditEntries);
  const status = () => readStatus(database().orm, CAMPAIGN, api.clock.read());

  test('only shows the plan until it is confirmed with the same end', async () => {
    const plan = await close();
    expect(plan).toContain('将改为 2026-06-09 00:00');
    expect(plan).toContain('可继续领取 10 天，至 2026-06-19 00:00');
    expect(plan).toContain(`npm run ops -- close summer --at=${NOTICED} --confirm=${NOTICED}`);
    expect([(await status()).endsAt, await auditLog()]).toEqual([null, []]);
    await expect(close({ confirm: '2026-06-08T00:00' })).rejects.toThrow(`结束时间应为 ${NOTICED}，与确认的`);
    expect(await auditLog()).toEqual([]);
  });

  test('keeps the campaign running through the notice, then ends it', async () => {
    expect(await close({ confirm: NOTICED })).toContain('将于 2026-06-09 00:00 结束');
    expect(await status()).toMatchObject({ status: 'running', endsAt: new Date('2026-06-08T16:00:00Z') });
    await expect(close({ confirm: NOTICED })).rejects.toThrow('将于 2026-06-09 00:00 结束；如要延后');
    api.clock.move(7.5 * DAY - 1);
    expect((await status()).status).toBe('running');
    api.clock.move(1);
    expect(await status()).toMatchObject({ status: 'claiming', claimsUntil: new Date('2026-06-18T16:00:00Z') });
    expect(await auditLog()).toMatchObject([{ details: { campaign: 'summer', endsAt: '2026-06-08T16:00:00.000Z' } }]);
  });

  // @proves 如需结束，将至少提前 … 日在本页公布截止时间
  test('requires a reason for a shorter notice and stores it in the audit log', async () => {
    await expect(close({ at: '2026-06-02' })).rejects.toThrow('提前 7 天通知');
    await expect(close({ at: 'now', confirm: 'now' })).rejects.toThrow('提前 7 天通知');
    const early = { at: '2026-06-02', reason: 'the stock is gone' };
    expect(await close(early)).toContain('提前通知少于规则约定的 7 天');
    await close({ ...early, confirm: '2026-06-03T00:00' });
    expect((await status()).endsAt).toEqual(new Date('2026-06-02T16:00:00Z'));
    expect(await auditLog()).toMatchObject([{ details: { reason: 'the stock is gone' } }]);
    await close({ at: 'now', reason: 'fraud', confirm: 'now' });
    expect((await status()).status).toBe('claiming');
  });

  test('also ends a campaign that an operator opened', async () => {
    await api.run('open', { campaign: 'summer' });
    await close({ confirm: NOTICED });
    api.clock.move(8 * DAY);
    expect((await status()).status).toBe('claiming');
  });
});
