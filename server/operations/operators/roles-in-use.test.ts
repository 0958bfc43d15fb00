import { eq } from 'drizzle-orm';
import { give } from '../../domain/activities/engine/give';
import { accounts } from '../../platform/database/schema/accounts';
import { rewards } from '../../platform/database/schema/activities';
import { operatorSessions, operators } from '../../platform/database/schema/operators';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi, usd, Visitor, verify } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';
import { openOperatorSession } from './sessions';

const HOUR = 3_600_000;

describeOnDatabase((database) => {
  let api: TestApi;
  let account: string;
  let admin: string;
  beforeEach(async () => {
    await open();
    account = await join('bfzh');
    admin = await signedInAs(api.services, 'Ada Admin', 'admin');
  });

  async function open(settings: Record<string, string> = {}) {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off', APPROVAL_LIMIT: '100', ...settings });
    api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
  }
  const run = (operation: string, input: Record<string, unknown>, session?: string, shell?: true) =>
    runAsText(api.services, { operation, input, operator: '', session, shell });
  const as = (name: string, roles: string) => signedInAs(api.services, name, roles);
  const statesOf = async () =>
    (await database().orm.select().from(rewards).orderBy(rewards.id)).map(({ state }) => state);
  async function join(brand: string) {
    const { account: number } = await new Visitor(api).join();
    const { orm } = database();
    await orm.update(accounts).set({ appCode: brand }).where(eq(accounts.number, number));
    await verify(orm, number, api.clock.read());
    return number;
  }
  async function reward(source: string, amount: number, owner = account) {
    const place = { orm: database().orm, slug: 'daily', activity: { kind: 'predict' as const }, account: owner };
    await give({ ...place, now: api.clock.read() }, source, usd(amount));
  }

  test('a role for some brands allows only their customers, rewards, revisions, hosts and figures', async () => {
    const other = await join('iekb');
    await reward('a', 5);
    await reward('b', 5, other);
    const ni = await as('Ni Hao', 'finance:bfzh,support:bfzh,marketing:bfzh,on-duty:bfzh');
    const limited = '您的角色只能为品牌 bfzh';
    for (const [operation, input] of [
      ['rewards', { account: other }],
      ['rewards', { account: '99999999' }],
      ['find-rewards', {}],
      ['reward-history', { id: ['2'] }],
      ['customer', { person: other }],
      ['pay', { id: ['2'] }],
      ['pay', { id: ['1', '2'] }],
      ['set-budget', { campaign: 'daily', dollars: '5' }],
      ['campaigns edit', { campaign: 'daily', file: '{}', brand: 'iekb' }],
      ['hosts add', { host: 'new.example', brand: 'iekb' }],
      ['hosts add', { host: 'new.example', brand: 'bfzh', ios: 'iekb' }],
      ['hosts remove', { host: 'gold-new.example' }],
    ] as const)
      await expect(run(operation, input, ni)).rejects.toThrow(limited);
    expect(await run('rewards', { account }, ni)).toContain('$5 赠金');
    expect(await run('pay', { id: ['1'] }, ni)).toBe('1 笔奖励已到账。');
    expect(await run('pay-all', { brand: 'bfzh', yes: true }, ni)).toContain('没有符合条件');
    expect(await run('funnel', { brand: 'bfzh' }, ni)).toContain('访问');
    expect(await statesOf()).toEqual(['paid', 'given']);
    await database().orm.update(accounts).set({ appCode: null }).where(eq(accounts.number, account));
    await expect(run('rewards', { account }, ni)).rejects.toThrow(limited);
  });

  test('a host that shows another brand stays with it, also by a wildcard', async () => {
    await run('hosts add', { host: '*.shared.example', brand: 'iekb' }, admin);
    const duty = await as('Du Ty', 'on-duty:bfzh');
    for (const host of ['*.shared.example', 'a.shared.example'])
      await expect(run('hosts add', { host, brand: 'bfzh' }, duty)).rejects.toThrow('只能为品牌 bfzh');
    await expect(run('hosts remove', { host: '*.shared.example' }, duty)).rejects.toThrow('只能为品牌 bfzh');
    expect(await run('hosts add', { host: 'own.example', brand: 'bfzh' }, duty)).toContain('own.example');
  });

  test('removing a role takes effect in open sessions immediately', async () => {
    const session = await as('Fi Nance', 'finance,support');
    await reward('a', 5);
    expect(await run('operators roles', { name: 'fi-nance', roles: 'support' }, admin)).toBe(
      'Fi Nance 的角色现为客服，原为财务、客服。',
    );
    await expect(run('pay', { id: ['1'] }, session)).rejects.toThrow(
      '您的角色（客服）不能执行“支付奖励”，需要以下角色之一：财务、管理员。',
    );
    expect(await run('rewards', { account }, session)).toContain('$5');
  });

  test('more rights and higher limits need another operator who may approve them; fewer apply at once', async () => {
    await as('Fi Nance', 'finance');
    const su = await as('Su Pport', 'support');
    expect(await run('operators roles', { name: 'Su Pport', roles: 'finance' }, admin)).toContain('尚未执行');
    await expect(run('approve', { id: '1' }, admin)).rejects.toThrow('您本人提出的');
    await expect(run('approve', { id: '1' }, su)).rejects.toThrow('不能批准“更改角色”');
    expect(await run('operators limits', { name: 'Su Pport', alone: '500' }, admin)).toContain('尚未执行');
    expect(await run('operators limits', { name: 'Su Pport', alone: '50', approve: '70' }, admin)).toBe(
      'Su Pport 现在 24 小时内可单独操作 $50，批准 $70。',
    );
    expect(await run('operators limits', { name: 'Su Pport', alone: '60' }, admin)).toContain('尚未执行');
    expect(await run('operators limits', { name: 'Su Pport', approve: 'default' }, admin)).toContain('尚未执行');
  });

  /** Everything that gives an operator more rights, which one admin could use for a second account. */
  const GIVING: readonly [string, Record<string, unknown>][] = [
    ['operators add', { name: 'Ada Second', roles: 'admin' }],
    ['operators limits', { name: 'Ada Admin', alone: '99999999' }],
    ['operators reset', { name: 'Su Pport' }],
    ['operators roles', { name: 'Su Pport', roles: 'finance' }],
  ];

  test('without another operator who may approve, rights are only given at the server’s command line', async () => {
    await as('Su Pport', 'support');
    for (const [operation, input] of GIVING) {
      await expect(run(operation, input, admin)).rejects.toThrow('此操作只能在服务器上');
      await expect(run(operation, input, admin, true)).resolves.not.toContain('尚未执行');
    }
    await expect(run('operators roles', { name: 'Ada Admin', roles: 'support' }, admin, true)).rejects.toThrow(
      '最后一位管理员',
    );
  });

  test.each([
    ['disabled', () => run('operators disable', { name: 'Bo Ss', reason: 'left' }, admin)],
    ['demoted', () => run('operators roles', { name: 'Bo Ss', roles: 'support' }, admin)],
  ])('an operator who was %s still counts for approvals for 72 hours, at the command line too', async (_how, lose) => {
    await as('Su Pport', 'support');
    await as('Bo Ss', 'finance,support');
    await lose();
    for (const [operation, input] of GIVING) {
      for (const shell of [undefined, true] as const)
        expect(await run(operation, input, admin, shell)).toContain('尚未执行');
    }
    await expect(run('approve', { id: '1' }, admin)).rejects.toThrow('您本人提出的');
    api.clock.move(72 * HOUR);
    const [ada] = await database().orm.select().from(operators).where(eq(operators.name, 'Ada Admin'));
    const later = ada ? await openOperatorSession(database().orm, ada, api.clock.read()) : '';
    await expect(run('operators add', { name: 'Ada Second', roles: 'admin' }, later)).rejects.toThrow('只能在服务器上');
    expect(await run('operators add', { name: 'Ada Second', roles: 'admin' }, later, true)).toContain('可以注册');
  });

  test('an operator’s own limit replaces the one of the settings', async () => {
    const session = await as('Fi Nance', 'finance');
    for (const source of ['a', 'b', 'c']) await reward(source, 45);
    expect(await run('operators limits', { name: 'Fi Nance', alone: '50' }, admin)).toBe(
      'Fi Nance 现在 24 小时内可单独操作 $50。',
    );
    expect(await run('pay', { id: ['1'] }, session)).toBe('1 笔奖励已到账。');
    expect(await run('pay', { id: ['2'] }, session)).toContain('尚未执行');
    await run('operators limits', { name: 'Fi Nance', alone: 'default' }, admin);
    expect(await run('approve', { id: '2' }, session)).toContain('$100（按系统设置）');
    expect(await run('pay', { id: ['2'] }, session)).toBe('1 笔奖励已到账。');
  });

  describe('approving', () => {
    beforeEach(async () => {
      const requester = await as('Fi Nance', 'finance,support');
      for (const source of ['a', 'b']) await reward(source, 150);
      await run('pay', { id: ['1'] }, requester);
      await run('pay', { id: ['2'] }, requester);
    });

    test('needs the right to approve this operation for these brands', async () => {
      const refused = '不能批准“支付奖励”，需要以下角色之一：财务、管理员。';
      for (const [name, roles] of [
        ['Re Viewer', 'reviewer,support,on-duty,marketing'],
        ['An Alyst', 'analyst'],
      ] as const) {
        const session = await as(name, roles);
        await expect(run('approve', { id: '1' }, session)).rejects.toThrow(refused);
        await expect(run('reject', { id: '1', reason: 'no' }, session)).rejects.toThrow('您的角色不能处理申请');
        expect(await run('pending', {}, session)).toBe('没有待审批的申请。');
      }
      const other = await as('Ot Her', 'finance:iekb');
      await expect(run('approve', { id: '1' }, other)).rejects.toThrow('只能为品牌 iekb');
      expect(await run('pending', {}, other)).toBe('没有待审批的申请。');
      const own = await as('Ow N', 'finance:bfzh');
      expect(await run('pending', {}, own)).toContain('1  支付奖励，Fi Nance 于');
      expect(await run('approve', { id: '1' }, own)).toBe('1 笔奖励已到账。');
      expect(await statesOf()).toEqual(['paid', 'given']);
    });

    test.each(['support', 'finance:iekb'])(
      'does not run a request of an operator who now has only %s',
      async (roles) => {
        await run('operators roles', { name: 'Fi Nance', roles }, admin);
        await expect(run('approve', { id: '1' }, admin)).rejects.toThrow('申请人 Fi Nance 已无权执行此操作');
        expect(await statesOf()).toEqual(['given', 'given']);
      },
    );

    test('counts what an operator approves within 24 hours against a limit', async () => {
      const session = await as('Wang Wei', 'finance');
      await database().orm.update(operators).set({ approverLimit: 149 }).where(eq(operators.name, 'Wang Wei'));
      await expect(run('approve', { id: '1' }, session)).rejects.toThrow(
        '申请 1 涉及 $150。您 24 小时内可批准 $149，已批准 $0。未作任何更改。',
      );
      await database().orm.update(operators).set({ approverLimit: 299 }).where(eq(operators.name, 'Wang Wei'));
      const tries = await Promise.allSettled(['1', '2'].map((id) => run('approve', { id }, session)));
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await statesOf()).sort()).toEqual(['given', 'paid']);
    });
  });

  test('the limit for approvals of the settings applies to operators without their own, also to a budget without limit', async () => {
    await open({ APPROVER_LIMIT: '200' });
    const session = await as('Fi Nance', 'finance');
    await run('set-budget', { campaign: 'daily', dollars: '100' }, session);
    await run('set-budget', { campaign: 'daily', dollars: 'none' }, session);
    await expect(run('approve', { id: '1' }, admin)).rejects.toThrow('申请 1 不设上限。您 24 小时内可批准 $200');
  });

  test('operators list and end their sessions, and admins those of all', async () => {
    const session = await as('Fi Nance', 'finance');
    api.clock.move(HOUR / 4);
    await database().orm.update(operatorSessions).set({ factorAt: api.clock.read() });
    const idOf = async (name: string) => {
      const rows = await database()
        .orm.select({ hash: operatorSessions.tokenHash })
        .from(operatorSessions)
        .innerJoin(operators, eq(operators.id, operatorSessions.operator))
        .where(eq(operators.name, name));
      return rows[0]?.hash.slice(0, 8) ?? '';
    };
    const [own, others] = [await idOf('Fi Nance'), await idOf('Ada Admin')];
    const listed = await run('operators sessions', {}, session);
    expect(listed).toContain(`${own}  Fi Nance  2026-06-01 12:00  2026-06-01 12:15  当前会话`);
    expect(listed).not.toContain('Ada Admin');
    await expect(run('operators sessions', { all: true }, session)).rejects.toThrow('只有管理员');
    expect(await run('operators sessions', { all: true }, admin)).toContain(`${own}  Fi Nance`);
    await expect(run('operators end-session', { session: others }, session)).rejects.toThrow('没有会话');
    expect(await run('operators end-session', { session: own }, admin)).toBe(`Fi Nance 的会话 ${own} 已结束。`);
    await expect(run('operators sessions', {}, session)).rejects.toThrow('您尚未登录');
    api.clock.move(HOUR);
    await expect(run('operators sessions', {}, admin)).rejects.toThrow('您尚未登录');
  });
});
