import { visitorDays } from '../../platform/database/schema/funnel';
import { describeOnDatabase, TestApi } from '../../testing';
import { runOperation } from '../run-operation';

const ROW = { brand: 'bfzh', plan: '', keyword: '', known: true, visited: true, typed: false };

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const find = async (input: Record<string, unknown>) => {
    const { answer } = await runOperation(api.services, { operation: 'hosts find', input, operator: '' });
    const [count, hosts] = answer;
    if (count?.kind !== 'sentence' || hosts?.kind !== 'table') throw new Error('The answer has other parts.');
    const rows = hosts.rows.map((row) => Object.fromEntries(hosts.columns.map((name, index) => [name, row[index]])));
    return { count: count.params.hosts, rows, hosts: rows.map(({ host }) => host) };
  };

  test('finds hosts by brand, package code and state, a part at a time', async () => {
    await api.run('hosts add', { host: 'gold-new.example', brand: 'bfzh', package: 'XY_140' });
    await api.run('hosts remove', { host: 'ad.feiyu.example' });
    expect((await find({ find: 'xy_140' })).rows).toMatchObject([
      { host: 'gold-new.example', brand: 'bfzh', package: 'XY_140', usual: 'XY_101', state: 'added' },
    ]);
    expect((await find({ find: '绯羽 new' })).hosts).toEqual(['gold-new.example']);
    expect((await find({ state: 'removed' })).rows).toMatchObject([
      { host: 'ad.feiyu.example', brand: null, address: null },
    ]);
    expect((await find({ brand: 'qfbd-ios' })).hosts).toEqual([
      '*.qifeng.example',
      'qfbd-ios.localhost',
      'qifeng.example',
      'qitong.example',
    ]);
    const second = await find({ brand: 'qfbd-ios', rows: '3', page: '2', order: 'desc' });
    expect(second).toMatchObject({ count: 4, hosts: ['*.qifeng.example'] });
  });

  test('shows the last day with visitors of a host, and of the names that a wildcard decides', async () => {
    const days = [
      ['feiyu.example', '2026-05-30'],
      ['feiyu.example', '2026-05-28'],
      ['a.feiyu.example', '2026-05-20'],
      ['b.c.feiyu.example', '2026-05-29'],
      // Not the wildcard's: an own rule, a name of another wildcard, and names that only look alike.
      ['ad.feiyu.example', '2026-05-31'],
      ['one.club.feiyu.example', '2026-05-27'],
      ['xfeiyu.example', '2026-05-31'],
      ['a.feiyu.example.org', '2026-05-31'],
    ] as const;
    const rows = days.map(([host, day], index) => ({ ...ROW, host, day, visitor: String(index) }));
    await database().orm.insert(visitorDays).values(rows);
    const visited = async (text: string) =>
      Object.fromEntries(
        (await find({ find: text, sort: 'visited' })).rows.map(({ host, visited: day }) => [host, day]),
      );
    expect(await visited('feiyu.example')).toEqual({
      'open.club.feiyu.example': null,
      '*.club.feiyu.example': '2026-05-27',
      '*.feiyu.example': '2026-05-29',
      'feiyu.example': '2026-05-30',
      'ad.feiyu.example': '2026-05-31',
    });
    expect((await find({ find: 'feiyu.example', sort: 'visited', order: 'desc' })).hosts[0]).toBe('ad.feiyu.example');
    expect(await api.run('hosts find', { find: 'daiyu' })).toMatch(/^daiyu\.example .* 内置 +-/m);
  });

  test('links a host to its page where this installation serves it', async () => {
    const addressOf = async (host: string) => (await find({ find: host })).rows[0]?.address;
    expect(await addressOf('bfzh.localhost')).toMatch(/^http:\/\/bfzh\.localhost:\d+\/newactivities\/kh_7694_form$/);
    expect(await addressOf('jiangzhang.example')).toBeNull();
    api.services.config = { ...api.services.config, localPort: undefined };
    expect(await addressOf('jiangzhang.example')).toBe('https://jiangzhang.example/newactivities/kh_7694_form');
    expect(await addressOf('*.club')).toBeNull();
  });

  test('checks only hosts that have a rule, and asks none in development', async () => {
    await expect(api.run('hosts check', { host: ['gold-new.example'] })).rejects.toThrow(
      '没有 gold-new.example 的规则',
    );
    await expect(api.run('hosts check', { host: Array(21).fill('feiyu.example') })).rejects.toThrow(
      '一次最多 20 个域名',
    );
    const answer = await api.run('hosts check', { host: ['feiyu.example', 'any.feiyu.example', '*.feiyu.example'] });
    expect(answer).toContain('开发环境的域名只在本机有效');
    expect(answer).toMatch(/^any\.feiyu\.example +未查询 +- +未查询/m);
  });
});
