import { auditEntries } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { releasedFiles } from '../../platform/database/schema/released-files';
import { serverProcesses } from '../../platform/database/schema/server-processes';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi, Visitor } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';

const [SECOND, HOUR] = [1_000, 3_600_000];
const KEYED = { QIHU_APP_KEY: 'key', QIHU_APP_SECRET: 'secret' };

// The test clock is at 2026-06-01 12:00 in Beijing.
describeOnDatabase((database) => {
  const open = (settings: Record<string, string> = {}, campaigns = [campaignWith('daily', PREDICT)]) =>
    TestApi.on(database(), { campaigns, config: readApiConfig({ CAPTCHA: 'off', ...settings }) });
  const health = (api: TestApi) => api.run('health');
  const process = (api: TestApi, pid: number, release: string, silentFor = 0) => ({
    id: String(pid),
    machine: 'web-1',
    pid,
    release,
    node: '20.19.0',
    startedAt: new Date(api.clock.read().getTime() - 24 * HOUR + pid),
    seenAt: new Date(api.clock.read().getTime() - silentFor),
  });

  test('a new installation has nothing to report', async () => {
    const text = await health(await open());
    expect(text).toMatch(/^告警\n没有告警。\n/);
    expect(text).toContain('没有登记的服务进程。');
    expect(text).toMatch(/全部号码 +1000 +0 +1000 +-/);
    expect(text).toMatch(/其中未开户号码 +750 +0 +750 +-/);
    expect(text).toMatch(/数据库 +PostgreSQL \d+/);
    expect(text).toMatch(/大小 +[\d.]+ MB/);
    expect(text).toMatch(/已升级 +[1-9]\d*\n/);
    expect(text).toMatch(/未升级 +0/);
    expect(text).toMatch(/最近备份 +从未/);
  });

  test('lists processes, and warns of silent ones and of several releases', async () => {
    const api = await open();
    const add = (...rows: ReturnType<typeof process>[]) => database().orm.insert(serverProcesses).values(rows);
    await add(process(api, 7, 'a1', 120 * SECOND), process(api, 8, 'a1'));
    expect(await health(api)).toContain('没有告警。');
    await add(process(api, 9, 'b2', 121 * SECOND));
    const text = await health(api);
    expect(text).toMatch(/web-1 +9 +b2 +20.19.0 +2026-05-31 12:00 +2026-06-01 11:57:59 +无心跳/);
    expect(text).toMatch(/web-1 +8 +a1 .* 运行中/);
    expect(text).toContain('web-1 的进程 9 自 2026-06-01 11:57 起没有心跳。');
    expect(text).not.toContain('个版本：');
    await add(process(api, 10, 'c3'));
    expect(await health(api)).toContain('服务进程运行着 2 个版本：c3、a1。');
  });

  test('warns when half of the SMS are used, and when a budget is used up', async () => {
    const api = await open({ SMS_HOURLY_BUDGET: '12' });
    const ask = async (brand: string, times = 1) => {
      for (let time = 0; time < times; time++) await new Visitor(api, undefined, brand).askForCode();
    };
    await ask('bfzh', 2);
    expect(await health(api)).toMatch(/全部号码 +12 +2 +10 +2026-06-01 13:00/);
    expect(await health(api)).toContain('没有告警。');
    await ask('bfzh');
    expect(await health(api)).toContain('品牌 bfzh 发给未开户号码的 3 条短信已用完');
    await ask('bfjy', 3);
    expect(await health(api)).toContain('本小时短信已用 6 条，共 12 条');
    await ask('bftz', 3);
    expect(await health(api)).toContain('未开户号码的 9 条短信已用完');
    api.clock.move(HOUR);
    expect(await health(api)).toContain('没有告警。');
    api.services.config.sms.limits.hourlyBudget = 1;
    await ask('bfzh');
    expect(await health(api)).toContain('本小时的 1 条短信已用完');
  });

  test('counts the conversions of each platform, and warns of those that wait', async () => {
    const api = await open(KEYED);
    const { account } = await new Visitor(api).join();
    const now = api.clock.read();
    const row = (platform: 'qihu' | 'baidu', state: 'pending' | 'sent' | 'failed', clickId: string) => ({
      ...{ platform, state, clickId, account, isWap: true, transId: '0'.repeat(32), attempts: 1 },
      registeredAt: now,
      changedAt: now,
    });
    await database()
      .orm.insert(adConversions)
      .values([row('qihu', 'pending', 'a'), row('qihu', 'sent', 'b'), row('baidu', 'pending', 'c')]);
    expect(await health(api)).toMatch(/360.* +已配置 +1 +2026-06-01 12:00 +1 +0 +0 +0/);
    expect(await health(api)).toMatch(/百度.* +未配置 +1 +2026-06-01 12:00 +0 +0 +0 +0/);
    api.clock.move(HOUR);
    expect(await health(api)).not.toContain('没有发出');
    api.clock.move(1);
    expect(await health(api)).toContain('360 推广有 1 条回传超过一小时没有发出。');
    expect(await health(api)).toContain('百度推广有 1 条回传超过一小时没有发出，服务器没有密钥。');
    await database()
      .orm.insert(adConversions)
      .values(row('baidu', 'failed', 'd'));
    expect(await health(api)).toContain('百度推广拒绝了 1 条广告回传。');
    api.clock.move(23 * HOUR);
    expect(await health(api)).toMatch(/360.* +已配置 +1 +2026-06-01 12:00 +0 /);
  });

  test('reports the last backup, and in production one that is too old', async () => {
    const api = await open({ DEPLOYMENT: 'production' });
    const session = await signedInAs(api.services, 'Zhao Lei', 'on-duty');
    const text = () => runAsText(api.services, { operation: 'health', input: {}, operator: '', session });
    expect(await text()).toContain('从未备份。');
    const entry = {
      operator: 'Zhao Lei',
      operation: 'backup',
      details: {},
      at: api.clock.read(),
      head: 'a',
      hash: 'b',
    };
    await database()
      .orm.insert(auditEntries)
      .values(entry as never);
    expect(await text()).toMatch(/最近备份 +2026-06-01 12:00/);
    expect(await text()).not.toContain('最近一次备份在');
    await expect(
      runAsText(api.services, {
        operation: 'health',
        input: {},
        operator: '',
        session: await signedInAs(api.services, 'Fi Nance', 'finance'),
      }),
    ).rejects.toThrow('不能执行');
  });

  test('counts the stored files of releases', async () => {
    const api = await open();
    const file = { address: '/a.js', body: Buffer.alloc(2048), inUseAt: api.clock.read() };
    await database().orm.insert(releasedFiles).values(file);
    expect(await health(api)).toMatch(/版本文件数 +1\n/);
    expect(await health(api)).toMatch(/版本文件大小 +2.0 KB/);
  });

  test('knows no SMS where a provider’s backend sends the codes', async () => {
    const api = await open();
    api.services.config = { ...api.services.config, provider: 'https://backend.example' };
    expect(await health(api)).toContain('这里没有短信用量');
  });
});
