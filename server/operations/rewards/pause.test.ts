import type { ActivityOf } from '@/lib/activities/schema';
import { act } from '../../domain/activities/testing/concurrency/act';
import { auditEntries } from '../../platform/database/schema/activities';
import { TestApi } from '../../testing/api';
import { campaignWith } from '../../testing/campaigns';
import { describeOnBothDatabases } from '../../testing/databases';
import { Visitor } from '../../testing/visitor';
import { runOperation } from '../run-operation';

const SIGNIN: ActivityOf<'signin'> = {
  kind: 'signin',
  title: '签到',
  cycle: 'month',
  daily: { label: '积分', amount: 10, unit: 'points' },
  doubleDays: [],
  milestones: [{ days: 2, prize: { label: '$3', amount: 3, unit: 'usd' } }],
  makeUpCards: 0,
};
const CAMPAIGNS = [campaignWith('one', SIGNIN), campaignWith('two', SIGNIN)];

describeOnBothDatabases((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: CAMPAIGNS });
  });

  const run = (operation: string, input: Record<string, unknown> = {}) =>
    runOperation(api.services, { operation, input, operator: 'Li Na' });
  const sign = async (slug: string, token: string) => {
    const answer = await act(api, token, { slug, kind: 'signin', action: 'sign' });
    return answer.json().code ?? answer.statusCode;
  };
  const life = async () => {
    const headers = { 'content-type': 'application/json' };
    return (await api.send('/apis/uc/activity/life', { headers }, JSON.stringify({ slug: 'one' }))).json().Data;
  };

  test('stop-all blocks all activities until resume, but not registrations', async () => {
    const reason = 'wrong prices';
    expect(await life()).toMatchObject({ phase: 'running', paused: false });
    await run('stop-all', { reason });
    const { token } = await new Visitor(api).join();
    expect([await sign('one', token), await sign('two', token)]).toEqual(['paused', 'paused']);
    expect(await life()).toMatchObject({ phase: 'running', paused: true });
    expect(await run('campaigns')).toContain('paused since 2026-06-01 12:00: wrong prices');
    expect(await run('stop-all', { reason: 'again' })).toContain('wrong prices');
    await run('resume', { reason: 'prices are right' });
    expect(await sign('one', token)).toBe(200);
    expect(
      (await database().orm.select().from(auditEntries)).map(({ operation: name, details }) => [name, details]),
    ).toEqual([
      ['stop-all', { reason }],
      ['resume', { reason: 'prices are right', stoppedAt: api.clock.read().toISOString() }],
    ]);
  });

  test('both need a reason, and resume fails without a pause', async () => {
    await expect(run('stop-all')).rejects.toThrow('say why');
    await expect(run('resume', { reason: 'why not' })).rejects.toThrow('are not paused');
  });
});
