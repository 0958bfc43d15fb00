import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/database/schema/activities';
import { operatorSessions, operators } from '../../platform/database/schema/operators';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, describeOnDirectDatabase, PREDICT, TestApi } from '../../testing';
import { verifyChain } from '../audit/audit-chain';
import { secretsOf } from '../common/parameters';
import { OPERATIONS } from '../operations';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';
import { codeOf, type Employee, STAFF_PASSWORD, STAFF_ROLES, Staff, secretOf } from '../testing/staff';

const MINUTE = 60_000;
const CLOSE = { campaign: 'daily', at: 'now', reason: 'sold out', confirm: 'now' };
const WRONG = '姓名、密码或动态码有误。未作任何更改。';
const NOT_SIGNED_IN = '您尚未登录';

describeOnDatabase((database) => {
  let api: TestApi;
  let staff: Staff;
  beforeEach(() => open());

  async function open(settings: Record<string, string> = {}) {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off', ...settings });
    api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
    // The first operators are appointed and invited at the command line.
    staff = new Staff((request) => runAsText(api.services, { ...request, shell: true }), api.clock.read);
  }
  const dataKey = () => api.services.keys.masters.key.toString('base64');
  const auditLog = async () =>
    (await database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
      ({ operator, operation, details }) => [operator, operation, details] as const,
    );
  const run = (operation: string, input: Record<string, unknown> = {}, session?: string) =>
    staff.run(operation, input, session);
  const signIn = (employee: Employee) => {
    // A code works once, so move to the next one.
    api.clock.move(MINUTE / 2);
    return staff.signIn(employee);
  };
  /** Create the first operator, an admin, and a second one. */
  const first = () => staff.appoint('Li Na', dataKey());
  const second = async (admin: string, name = 'Wang Wei') =>
    staff.enrol(name, await run('operators add', { name, roles: STAFF_ROLES }, admin));

  describe('who needs an account', () => {
    test('in production, changes and customer data need an operator’s account', async () => {
      for (const [operation, input] of [
        ['close', CLOSE],
        ['rewards', { account: '10000001' }],
        ['customer', { person: '10000001' }],
        ['audit-log', {}],
        ['pending', {}],
        ['operators add', { name: 'Li Na', roles: 'support' }],
      ] as const) {
        const request = { operation, input, operator: 'Li Na' };
        await expect(runAsText(api.services, request)).rejects.toThrow('还没有操作员账户');
      }
      expect(await run('campaigns')).toContain('daily');
      expect(await run('verify-audit')).toContain('0 条记录完好');
    });

    test('in development, operators need no accounts until the database has one', async () => {
      await open({ DEPLOYMENT: 'development', CAPTCHA: 'altcha' });
      const close = () => api.run('close', CLOSE, 'Zhao Lei');
      expect(await close()).toContain('现已结束');
      await first();
      await expect(close()).rejects.toThrow(NOT_SIGNED_IN);
      expect((await auditLog()).map(([operator, operation]) => [operator, operation])).toEqual([
        ['Zhao Lei', 'close'],
        ['Li Na', 'operators appoint'],
        ['Li Na', 'enrol begun'],
        ['Li Na', 'enrol'],
      ]);
    });

    test('only the data key can appoint the first operator', async () => {
      for (const key of ['', 'not a key', Buffer.alloc(32).toString('base64')]) {
        await expect(run('operators appoint', { name: 'Li Na', key })).rejects.toThrow(WRONG);
      }
      expect(await database().orm.$count(operators)).toBe(0);
      const token = await signIn(await first());
      expect(await run('close', CLOSE, token)).toContain('尚未执行');
      const recorded = await auditLog();
      expect(recorded.map(([operator, operation]) => [operator, operation])).toEqual([
        ['(unknown)', 'operators appoint refused'],
        ['(unknown)', 'operators appoint refused'],
        ['(unknown)', 'operators appoint refused'],
        ['Li Na', 'operators appoint'],
        ['Li Na', 'enrol begun'],
        ['Li Na', 'enrol'],
        ['Li Na', 'sign-in'],
        ['Li Na', 'request-approval'],
      ]);
      expect((await verifyChain(database().orm, api.services.vault)).broken).toEqual([]);
    });

    test('records the account, and rejects another name', async () => {
      const session = await signIn(await first());
      const input = { reason: 'wrong prices' };
      const as = (operator: string) => runAsText(api.services, { operation: 'stop-all', input, operator, session });
      await expect(as('Wang Wei')).rejects.toThrow('您以 Li Na 登录，却填写了 Wang Wei');
      await as(' li  na ');
      expect((await auditLog()).at(-1)?.slice(0, 2)).toEqual(['Li Na', 'stop-all']);
    });
  });

  describe('signing in', () => {
    let li: Employee;
    beforeEach(async () => {
      li = await first();
    });

    test('gives the same answer for wrong password, wrong or expired code and unknown name, and records each', async () => {
      const wrong = String((Number(staff.codeOf(li)) + 1) % 1_000_000).padStart(6, '0');
      for (const attempt of [
        () => staff.signIn(li, 'another-horse-battery-7'),
        () => staff.signIn(li, STAFF_PASSWORD, wrong),
        () => staff.signIn(li, STAFF_PASSWORD, staff.codeOf(li, -3)),
        () => staff.signIn(li, STAFF_PASSWORD, staff.codeOf(li, 3)),
        () => staff.signIn({ ...li, name: 'Wang Wei' }),
      ]) {
        await expect(attempt()).rejects.toThrow(WRONG);
      }
      expect((await auditLog()).slice(3)).toEqual([
        ...Array(4).fill(['Li Na', 'sign-in refused', {}]),
        ['(unknown)', 'sign-in refused', {}],
      ]);
      await expect(staff.signIn(li)).resolves.toMatch(/^[\w-]{43}$/);
    });

    test('accepts a code once on all machines, and no earlier code afterwards', async () => {
      const before = staff.codeOf(li, -1);
      const code = staff.codeOf(li);
      const tries = await Promise.allSettled(Array.from({ length: 4 }, () => staff.signIn(li, STAFF_PASSWORD, code)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(staff.signIn(li, STAFF_PASSWORD, before)).rejects.toThrow(WRONG);
      expect(await database().orm.$count(operatorSessions)).toBe(1);
      await expect(signIn(li)).resolves.toBeTruthy();
    });

    test('blocks all sign-ins for 15 minutes after five wrong attempts, and for a day after twenty', async () => {
      const guess = () => staff.signIn(li, 'another-horse-battery-7');
      for (let round = 0; round < 4; round++) {
        for (let tried = 0; tried < 5; tried++) await expect(guess()).rejects.toThrow(WRONG);
        await expect(staff.signIn(li)).rejects.toThrow('错误次数过多');
        api.clock.move(15 * MINUTE);
      }
      await expect(staff.signIn(li)).rejects.toThrow(/请 1\d{3} 分钟后重试/);
      api.clock.move(23 * 60 * MINUTE);
      await expect(staff.signIn(li)).resolves.toBeTruthy();
      expect((await auditLog()).filter(([, operation]) => operation === 'sign-in refused')).toHaveLength(20);
    });

    test('counts concurrent guesses separately, also for unknown names', async () => {
      for (const employee of [li, { ...li, name: 'Nobody Here' }]) {
        const guesses = Array.from({ length: 12 }, () => staff.signIn(employee, 'another-horse-battery-7'));
        const answers = (await Promise.allSettled(guesses)).map((settled) => String(Object(settled).reason));
        expect(answers.filter((text) => text.includes(WRONG))).toHaveLength(5);
        expect(answers.filter((text) => text.includes('错误次数过多'))).toHaveLength(7);
      }
    });

    test('made-up names lock no one out, and a stranger’s guesses do not lock an operator out elsewhere', async () => {
      const from = (address: string, name: string, password = 'another-horse-battery-7') => {
        const input = { name, password, code: staff.codeOf(li) };
        return runAsText(api.services, { operation: 'sign-in', input, operator: '', address });
      };
      for (let tried = 0; tried < 60; tried++)
        await expect(from('203.0.113.7', `Nobody ${'abcdefghij'[tried % 10]}${tried}`)).rejects.toThrow(WRONG);
      for (let tried = 0; tried < 5; tried++) await expect(from('203.0.113.7', li.name)).rejects.toThrow(WRONG);
      await expect(from('203.0.113.7', li.name)).rejects.toThrow('错误次数过多');
      await expect(from('203.0.113.8', li.name, STAFF_PASSWORD)).resolves.toMatch(/^[\w-]{43}$/);
    });

    test('an address has 100 wrong attempts in 15 minutes; this machine and other addresses are not affected', async () => {
      const guess = (address: string, name: string) =>
        runAsText(api.services, {
          operation: 'sign-in',
          input: { name, password: 'x', code: '000000' },
          operator: '',
          address,
        });
      for (let tried = 0; tried < 100; tried++)
        await expect(guess('2001:db8::7', `Nobody n${tried}`)).rejects.toThrow(WRONG);
      await expect(guess('2001:db8::8', 'Nobody else')).rejects.toThrow('错误次数过多');
      await expect(guess('2001:db8:0:1::7', 'Nobody else')).rejects.toThrow(WRONG);
      await expect(guess('127.0.0.1', 'Nobody else')).rejects.toThrow(WRONG);
      await expect(signIn(li)).resolves.toBeTruthy();
    });

    test('a session expires 30 minutes after its last use, or after 8 hours', async () => {
      const token = await signIn(li);
      const works = () => run('operators list', {}, token);
      for (let used = 0; used < 16; used++) {
        api.clock.move(29 * MINUTE);
        expect(await works()).toContain('Li Na');
      }
      api.clock.move(16 * MINUTE);
      await expect(works()).rejects.toThrow(NOT_SIGNED_IN);
      const other = await signIn(li);
      api.clock.move(30 * MINUTE);
      await expect(run('operators list', {}, other)).rejects.toThrow(NOT_SIGNED_IN);
      await expect(run('operators list', {}, `${other.slice(0, -1)}!`)).rejects.toThrow(NOT_SIGNED_IN);
    });

    test('allows sessions on several machines; signing in again ends the session that it was made in', async () => {
      const [home, office] = [await signIn(li), await signIn(li)];
      expect(await run('sign-out', {}, home)).toBe('Li Na 已退出登录，结束 1 个会话。');
      await expect(run('operators list', {}, home)).rejects.toThrow(NOT_SIGNED_IN);
      api.clock.move(MINUTE);
      const again = await staff.run(
        'sign-in',
        { name: li.name, password: STAFF_PASSWORD, code: staff.codeOf(li) },
        office,
      );
      await expect(run('operators list', {}, office)).rejects.toThrow(NOT_SIGNED_IN);
      await signIn(li);
      expect(await run('sign-out', { all: true }, again)).toBe('Li Na 已退出登录，结束 2 个会话。');
    });
  });

  describe('passwords', () => {
    test('rejects short, long and common passwords, and those with the name', async () => {
      const invitation = await run('operators appoint', { name: 'Zhang Xiaoming', key: dataKey() });
      const enrolWith = (password: string) =>
        run('enrol', { name: 'Zhang Xiaoming', code: codeOf(invitation), password });
      await expect(enrolWith('short-7horse')).resolves.toContain('请立即用验证器扫描');
      const again = await run('operators appoint', { name: 'Zhang Xiaoming', key: dataKey() });
      for (const [password, fault] of [
        ['short-horse', '少于 12 个字符'],
        ['qwertyuiop123', '过于常见'],
        ['aaaaaaaabbbb', '过于常见'],
        ['xiaoming-likes-tea', '包含您的姓名'],
        ['my-zhangxiaoming', '包含您的姓名'],
        ['x'.repeat(129), '超过 128 个字符'],
      ] as const) {
        const attempt = run('enrol', { name: 'Zhang Xiaoming', code: codeOf(again), password });
        await expect(attempt).rejects.toThrow(fault);
        await expect(attempt).rejects.not.toThrow(password);
      }
    });

    test('an invitation works once, within a day', async () => {
      const invitation = await run('operators appoint', { name: 'Li Na', key: dataKey() });
      const input = { name: 'Li Na', code: codeOf(invitation), password: STAFF_PASSWORD };
      api.clock.move(24 * 60 * MINUTE);
      await expect(run('enrol', input)).rejects.toThrow(WRONG);
      const renewed = await run('operators appoint', { name: 'Li Na', key: dataKey() });
      await expect(run('enrol', input)).rejects.toThrow(WRONG);
      const both = { ...input, code: codeOf(renewed) };
      const first = staff.codeOf({ name: 'Li Na', secret: secretOf(await run('enrol', both)) });
      const tries = await Promise.allSettled([run('enrol', { ...both, first }), run('enrol', { ...both, first })]);
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(run('enrol', both)).rejects.toThrow(WRONG);
    });

    test('an enrolment counts only with a first code of the app, and can begin again until then', async () => {
      const invitation = await run('operators appoint', { name: 'Li Na', key: dataKey() });
      const input = { name: 'Li Na', code: codeOf(invitation), password: STAFF_PASSWORD };
      const begin = async () => ({ name: 'Li Na', secret: secretOf(await run('enrol', input)) });
      const lost = await begin();
      await expect(staff.signIn(lost)).rejects.toThrow(WRONG);
      const li = await begin();
      for (const first of ['', staff.codeOf(lost), staff.codeOf(li, 3)])
        await expect(run('enrol', { ...input, first })).rejects.toThrow(WRONG);
      const first = staff.codeOf(li);
      await expect(run('enrol', { ...input, password: 'another-horse-battery-7', first })).rejects.toThrow(WRONG);
      expect(await run('enrol', { ...input, first })).toContain('Li Na 已完成注册');
      await expect(staff.signIn(li)).rejects.toThrow(WRONG);
      await expect(signIn(li)).resolves.toBeTruthy();
    });

    test('change-password needs the current password and a code, and ends all other sessions', async () => {
      const li = await first();
      const [here, there] = [await signIn(li), await signIn(li)];
      api.clock.move(MINUTE / 2);
      const password = 'another-horse-battery-7';
      const change = (present: string) => run('change-password', { present, code: staff.codeOf(li), password }, here);
      await expect(change('not-the-present-one')).rejects.toThrow(WRONG);
      expect(await change(STAFF_PASSWORD)).toBe('密码已更改。');
      await expect(run('operators list', {}, there)).rejects.toThrow(NOT_SIGNED_IN);
      expect(await run('operators list', {}, here)).toContain('Li Na');
      await expect(signIn(li)).rejects.toThrow(WRONG);
      await expect(staff.signIn(li, password)).resolves.toBeTruthy();
    });
  });

  describe('two operators', () => {
    let admin: string;
    let wang: Employee;
    let li: Employee;
    beforeEach(async () => {
      li = await first();
      admin = await signIn(li);
      wang = await second(admin);
    });

    test('an account cannot approve its own request from another session; another account can', async () => {
      const office = await signIn(li);
      await run('close', CLOSE, admin);
      await expect(run('approve', { id: '1' }, office)).rejects.toThrow('申请 1 是您本人提出的');
      await expect(run('approve', { id: '1' })).rejects.toThrow(NOT_SIGNED_IN);
      expect(await run('approve', { id: '1' }, await signIn(wang))).toContain('现已结束');
      expect((await auditLog()).slice(-2)).toEqual([
        ['Li Na', 'close', expect.objectContaining({ approval: 1, approvedBy: 'Wang Wei' })],
        ['Wang Wei', 'approve', { approval: 1, operation: 'close', requestedBy: 'Li Na' }],
      ]);
    });

    test('disabling an operator blocks their sessions, sign-ins and pending requests', async () => {
      const session = await signIn(wang);
      await run('close', CLOSE, session);
      const disabled = await run('operators disable', { name: 'wang-wei', reason: 'left' }, admin);
      expect(disabled).toContain('Wang Wei 已停用。\n注意：能批准操作员变更的人最多只剩一位');
      expect(disabled).toMatch(/^Wang Wei 有 1 个申请待批准。.*\n申请 +操作.*\n1 +结束活动 /m);
      await expect(run('stop-all', { reason: 'x' }, session)).rejects.toThrow(NOT_SIGNED_IN);
      await expect(signIn(wang)).rejects.toThrow(WRONG);
      await expect(run('approve', { id: '1' }, admin)).rejects.toThrow('申请人 Wang Wei 已无权执行此操作');
      const { orm } = database();
      expect(await orm.$count(operatorSessions, eq(operatorSessions.operator, 2))).toBe(0);
    });

    test('adding a third operator and a reset need the other’s approval, whose answer alone has the code', async () => {
      const add = { name: 'Zhao Lei', roles: 'admin' };
      expect(await run('operators add', add, admin)).toContain('Zhao Lei 可以注册，角色为管理员。');
      await expect(run('approve', { id: '1' }, admin)).rejects.toThrow('您本人提出的');
      const other = await signIn(wang);
      const approving = { operation: 'approve', input: { id: '1' }, operator: '', session: other };
      const previewed = await runAsText(api.services, { ...approving, preview: true });
      expect(previewed).toContain('Zhao Lei 可以注册');
      for (const shown of [previewed, await run('pending', {}, other)]) expect(shown).not.toContain('邀请码');
      const zhao = await staff.enrol('Zhao Lei', await run('approve', { id: '1' }, other));
      await expect(signIn(zhao)).resolves.toBeTruthy();
      expect(await run('operators reset', { name: 'Wang Wei' }, admin)).toContain('尚未执行');
      await expect(run('approve', { id: '2' }, other)).resolves.toContain('可以注册');
      await expect(run('operators list', {}, other)).rejects.toThrow(NOT_SIGNED_IN);
    });

    test('neither disables nor resets the last admin, and adds no name twice', async () => {
      await expect(run('operators disable', { name: 'Li Na', reason: 'x' }, admin)).rejects.toThrow('最后一位管理员');
      await expect(run('operators reset', { name: 'Li Na', roles: 'support' }, admin)).rejects.toThrow(
        '最后一位管理员',
      );
      for (const name of ['WANG wei', 'Wang Wei\ufe0f', 'Wang\u3164Wei', 'Wa\u{e0101}ng Wei'])
        await expect(run('operators add', { name, roles: 'support' }, admin)).rejects.toThrow('操作员 Wang Wei 已存在');
      await expect(run('operators add', { name: 'W\u0430ng Wei', roles: 'support' }, admin)).rejects.toThrow(
        '混用了拉丁字母',
      );
      await expect(run('operators disable', { name: 'Zhao Lei', reason: 'x' }, admin)).rejects.toThrow(
        '没有操作员 Zhao Lei',
      );
    });

    test('rejects a name that looks like another operator’s in letters of another alphabet', async () => {
      await signedInAs(api.services, 'Ace', 'support');
      await signedInAs(api.services, 'Вера', 'support');
      // Cyrillic, all capitals in Cyrillic, Greek, and Latin like a Cyrillic name.
      for (const [name, other] of [
        ['\u0410\u0441\u0435', 'Ace'],
        ['\u0410\u0421\u0415', 'Ace'],
        ['\u0391\u03f2\u03b5', 'Ace'],
        ['Bepa', 'Вера'],
      ]) {
        const refused = `与操作员 ${other} 看起来一样`;
        await expect(run('operators add', { name, roles: 'support' }, admin)).rejects.toThrow(refused);
        await expect(run('operators appoint', { name, key: dataKey() })).rejects.toThrow(refused);
      }
      expect(await run('operators add', { name: 'Лена', roles: 'support' }, admin)).toContain('尚未执行');
    });
  });

  test('lists with what operators sign in, when they last did, and until when an invitation is valid', async () => {
    const li = await first();
    const token = await signIn(li);
    await run('operators add', { name: 'Wang Wei', roles: 'support' }, token);
    const list = await run('operators list', {}, token);
    expect(list).toMatch(/^Li Na +管理员 +正常 .* 验证器 +- +2026-06-01 12:\d\d/m);
    expect(list).toMatch(/^Wang Wei +客服 +已邀请 .* - +2026-06-02 12:\d\d +- +-$/m);
  });

  test('lists what each role may do', async () => {
    const rights = await run('operators rights', {}, await signIn(await first()));
    expect(rights).toMatch(/^入金与交易 +- +- +- +执行、批准 +- +- +执行、批准 +import-deposits、/m);
  });

  test('neither audit log nor tables contain a readable password, code, secret or token', async () => {
    const invitation = await run('operators appoint', { name: 'Li Na', key: dataKey() });
    const li = await staff.enrol('Li Na', invitation);
    const token = await signIn(li);
    const used = staff.codeOf(li);
    await staff.signIn(li, 'a-wrong-horse-battery').catch(() => {});
    await run('operators add', { name: 'Wang Wei', roles: 'support' }, token);
    const { orm } = database();
    const stored = [await auditLog(), await orm.select().from(operators), await orm.select().from(operatorSessions)];
    const written = JSON.stringify(stored);
    expect(written).toContain('sign-in refused');
    const secrets = [dataKey(), codeOf(invitation), li.secret, token, STAFF_PASSWORD, 'a-wrong-horse-battery'];
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(JSON.stringify(await auditLog())).not.toContain(used);
  });
});

describeOnDirectDatabase((database) => {
  test('a scheduled backup needs only a name, and its entry says that no account was signed in', async () => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    const { services } = await TestApi.on(database(), { config });
    const folder = await mkdtemp(path.join(tmpdir(), 'operators-'));
    const input = { file: path.join(folder, 'nightly.backup') };
    const back = (operator: string) => runAsText(services, { operation: 'backup', input, operator });
    await expect(back(' ')).rejects.toThrow('请填写姓名');
    await back('nightly');
    expect(await database().orm.select().from(auditEntries)).toMatchObject([
      { operator: 'nightly', operation: 'backup', details: { ...input, signedIn: false } },
    ]);
    await rm(folder, { recursive: true });
  });
});

test('operations with secrets need no approval', () => {
  for (const operation of OPERATIONS.filter((one) => secretsOf(one).length > 0))
    expect(operation).toEqual(expect.not.objectContaining({ approval: expect.anything() }));
});
