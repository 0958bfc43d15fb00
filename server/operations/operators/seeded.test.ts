import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { Staff } from '../testing/staff';
import { openSeededSession } from './seeded';

const LI = { name: '李娜', roles: [{ role: 'marketing' as const }] };

describeOnDatabase((database) => {
  const open = (settings: Record<string, string> = {}) =>
    TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config: readApiConfig(settings) });

  test('has the rights of its roles, while other operators still need no account', async () => {
    const api = await open();
    const session = (await openSeededSession(api.services, LI)) ?? '';
    const as = (operation: string, input = {}) => runAsText(api.services, { operation, input, operator: '', session });
    expect(await as('dates', { campaign: 'daily', ends: '2026-06-20' })).toContain('活动“daily”');
    await expect(as('pay', { id: ['1'] })).rejects.toThrow('不能执行');
    expect(await api.run('stop-all', { reason: 'wrong prices' }, 'Zhao Lei')).toContain('全部玩法已暂停。');
  });

  test('does not get the session of an operator with a password', async () => {
    const api = await open();
    const staff = new Staff((request) => runAsText(api.services, request), api.clock.read);
    await staff.appoint('李娜', api.services.keys.masters.key.toString('base64'));
    expect(await openSeededSession(api.services, LI)).toBeUndefined();
  });

  test('does not exist in production', async () => {
    const { services } = await open({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    await expect(openSeededSession(services, LI)).rejects.toThrow('only in the development set-up');
  });
});
