import { act } from '../../domain/activities/testing/concurrency/act';
import { auditEntries } from '../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, SIGNIN, TestApi, Visitor } from '../../testing';

const CAMPAIGNS = [campaignWith('one', SIGNIN), campaignWith('two', SIGNIN)];

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: CAMPAIGNS });
  });
  const sign = async (slug: string, token: string) => {
    const answer = await act(api, token, { slug, kind: 'signin', action: 'sign' });
    return answer.json().code ?? answer.statusCode;
  };
  const life = async () => (await api.json('/apis/uc/activity/life', { slug: 'one' })).json().Data;

  test('stop-all blocks all activities until resume, but not registrations', async () => {
    const reason = 'wrong prices';
    expect(await life()).toMatchObject({ phase: 'running', paused: false });
    await api.run('stop-all', { reason });
    const { token } = await new Visitor(api).join();
    expect([await sign('one', token), await sign('two', token)]).toEqual(['paused', 'paused']);
    expect(await life()).toMatchObject({ phase: 'running', paused: true });
    expect(await api.run('campaigns')).toContain('全部玩法自 2026-06-01 12:00 起暂停，原因：wrong prices');
    expect(await api.run('stop-all', { reason: 'again' })).toContain('wrong prices');
    await api.run('resume', { reason: 'prices are right' });
    expect(await sign('one', token)).toBe(200);
    expect(
      (await database().orm.select().from(auditEntries)).map(({ operation: name, details }) => [name, details]),
    ).toEqual([
      ['stop-all', { reason }],
      ['resume', { reason: 'prices are right', stoppedAt: api.clock.read().toISOString() }],
    ]);
  });

  test('both need a reason, and resume fails without a pause', async () => {
    await expect(api.run('stop-all')).rejects.toThrow('请填写原因');
    await expect(api.run('resume', { reason: 'why not' })).rejects.toThrow('未暂停');
  });
});
