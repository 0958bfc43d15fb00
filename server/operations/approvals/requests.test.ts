import { give } from '../../domain/activities/engine/give';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi, usd, Visitor, verify } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reason = 'two accounts of one person';

describeOnDatabase((database) => {
  let api: TestApi;
  let fi: string;
  let wang: string;
  let support: string;
  beforeEach(async () => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off', APPROVAL_LIMIT: '0' });
    api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
    const { account } = await new Visitor(api).join();
    const now = api.clock.read();
    await verify(database().orm, account, now);
    const place = { orm: database().orm, slug: 'daily', activity: { kind: 'predict' as const }, account, now };
    for (const source of ['a', 'b', 'c']) await give(place, source, usd(50));
    fi = await signedInAs(api.services, 'Fi Nance', 'finance');
    wang = await signedInAs(api.services, 'Wang Wei', 'finance');
    support = await signedInAs(api.services, 'Su Pport', 'support');
  });
  const run = (operation: string, input: Record<string, unknown>, session: string) =>
    runAsText(api.services, { operation, input, operator: '', session });
  const lines = async (operation: string, input: Record<string, unknown>, session: string) =>
    (await run(operation, input, session)).split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '));

  test('shows a request with what happened to it and to the same one before, to those who may see it', async () => {
    await run('void', { id: ['1'], reason }, fi);
    await run('reject', { id: '1', reason: 'they are brothers' }, wang);
    api.clock.move(4 * MINUTE);
    await run('void', { id: ['1'], reason }, fi);
    await run('void', { id: ['2'], reason }, fi);
    for (const session of [fi, wang]) {
      const shown = await lines('request', { id: '2' }, session);
      expect(shown).toEqual(expect.arrayContaining(['涉及金额 | $50', `申请原因 | ${reason}`, '状态 | 待批准']));
      expect(shown).toContain('可以批准的操作员：Wang Wei。');
      expect(shown.slice(-4)).toEqual([
        '申请 | 时间 | 经过 | 操作员 | 原因',
        `1 | 2026-06-01 12:00 | 提出 | Fi Nance | ${reason}`,
        '1 | 2026-06-01 12:00 | 已驳回 | Wang Wei | they are brothers',
        `2 | 2026-06-01 12:04 | 提出 | Fi Nance | ${reason}`,
      ]);
    }
    await expect(run('request', { id: '2' }, support)).rejects.toThrow('不能查看申请 2');
    await expect(run('request', { id: '9' }, fi)).rejects.toThrow('没有编号为 9 的申请');
  });

  test('lists what became of requests, a part at a time, to those who may see it', async () => {
    for (const id of ['1', '2', '3']) await run('void', { id: [id], reason }, fi);
    await run('set-budget', { campaign: 'daily', dollars: '500' }, fi);
    await run('set-budget', { campaign: 'daily', dollars: '600' }, fi);
    await run('approve', { id: '1' }, wang);
    await run('reject', { id: '2', reason: 'no' }, wang);
    await run('reject', { id: '3', reason: 'a slip' }, fi);
    const states = async (session: string, input = {}) =>
      (await lines('decided', input, session)).slice(1, -2).map((line) => line.split(' | ').slice(0, 3).join(' '));
    expect(await states(wang)).toEqual(['3 已撤回 作废奖励', '2 已驳回 作废奖励', '1 已批准 作废奖励']);
    api.clock.move(24 * HOUR);
    [fi, wang] = [
      await signedInAs(api.services, 'Zhao Lei', 'finance'),
      await signedInAs(api.services, 'Ni', 'support'),
    ];
    expect(await states(fi, { rows: '2' })).toEqual(['4 已过期 设置预算', '3 已撤回 作废奖励']);
    expect(await states(fi, { rows: '2', page: '2' })).toEqual(['2 已驳回 作废奖励', '1 已批准 作废奖励']);
    expect(await run('decided', {}, fi)).toContain('共 4 件。');
    expect(await run('decided', {}, wang)).toContain('没有处理过的申请');
    const limited = await signedInAs(api.services, 'Ot Her', 'finance:bfzh');
    expect(await run('decided', {}, limited)).toContain('没有处理过的申请');
    api.clock.move(12 * 7 * 24 * HOUR);
    const late = await signedInAs(api.services, 'La Te', 'finance');
    expect(await run('decided', {}, late)).toContain('没有处理过的申请');
  });

  test('says which requests exceed what the operator may approve', async () => {
    await run('void', { id: ['1'], reason }, fi);
    await run('void', { id: ['2', '3'], reason }, fi);
    await run('operators limits', { name: 'Wang Wei', approve: '120' }, await signedInAs(api.services, 'Ada', 'admin'));
    expect(await run('pending', {}, wang)).not.toContain('超出您的批准限额');
    await run('approve', { id: '1' }, wang);
    expect(await run('pending', {}, wang)).toContain('涉及 $100，超出您的批准限额（24 小时 $120）');
    expect(await run('pending', {}, fi)).not.toContain('超出您的批准限额');
    await expect(run('approve', { id: '2' }, wang)).rejects.toThrow('已批准 $50');
  });
});
