import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/database/schema/activities';
import {
  operatorChallenges,
  operatorPasskeys,
  operatorSessions,
  operators,
} from '../../platform/database/schema/operators';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi } from '../../testing';
import { Authenticator } from '../testing/authenticator';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';
import { removeExpiredOperatorChallenges } from './challenges';
import { beginRegistration, finishRegistration } from './register-passkey';
import { beginConfirmation, beginSignIn, finishConfirmation, finishSignIn } from './use-passkey';

const MINUTE = 60_000;
const address = '203.0.113.7';
const SITE = { origin: 'https://office.example:8443' };
const REJECTED = '通行密钥未通过验证';
const WRONG = '姓名、密码或动态码有误。';

describeOnDatabase((database) => {
  let api: TestApi;
  let session: string;
  let phone: Authenticator;
  beforeEach(async () => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
    session = await signedInAs(api.services, 'Li Na', 'finance');
    phone = new Authenticator(SITE.origin);
  });
  const run = (operation: string, input: Record<string, unknown> = {}, by = session) =>
    runAsText(api.services, { operation, input, operator: '', session: by });
  const budget = (by = session) => run('set-budget', { campaign: 'daily', dollars: '5' }, by);
  const entries = async () =>
    (await database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(({ operator, operation }) => [
      operator,
      operation,
    ]);
  async function register(authenticator = phone, by = session, changes = {}) {
    const response = authenticator.create(await beginRegistration(api.services, by, SITE), changes);
    await finishRegistration(api.services, by, SITE, { response, name: ' 手机 ' });
  }
  async function signIn(authenticator = phone, name = 'Li Na', changes = {}) {
    const response = authenticator.get(await beginSignIn(api.services, name, SITE), changes);
    return finishSignIn(api.services, SITE, { name, response, address });
  }
  async function confirm(authenticator = phone, by = session) {
    const response = authenticator.get(await beginConfirmation(api.services, by, SITE));
    await finishConfirmation(api.services, by, SITE, response);
  }

  test('a passkey signs in with a fresh factor, and ends the session that it was made in', async () => {
    await register();
    const first = await signIn();
    expect(await budget(first)).toContain('$5');
    const response = phone.get(await beginSignIn(api.services, 'li-na', SITE));
    const second = await finishSignIn(api.services, SITE, { name: 'li-na', response, present: first, address });
    await expect(budget(first)).rejects.toThrow('您尚未登录');
    expect(await budget(second)).toContain('$5');
    expect(await entries()).toEqual([
      ['Li Na', 'operators add-passkey'],
      ['Li Na', 'sign-in'],
      ['Li Na', 'set-budget'],
      ['Li Na', 'sign-in'],
      ['Li Na', 'set-budget'],
    ]);
    const [{ lastUsedAt, name, transports } = {}] = await database().orm.select().from(operatorPasskeys);
    expect([lastUsedAt, name, transports]).toEqual([api.clock.read(), '手机', ['internal']]);
  });

  test('a passkey is a fresh factor in its session', async () => {
    await register();
    api.clock.move(6 * MINUTE);
    await expect(budget()).rejects.toThrow('用验证器的动态码或通行密钥确认过身份');
    await confirm();
    expect(await budget()).toContain('$5');
  });

  test('registering needs a session with a fresh factor', async () => {
    await expect(beginRegistration(api.services, 'x'.repeat(43), SITE)).rejects.toThrow('您尚未登录');
    const options = await beginRegistration(api.services, session, SITE);
    api.clock.move(5 * MINUTE);
    await expect(beginRegistration(api.services, session, SITE)).rejects.toThrow(
      '用验证器的动态码或通行密钥确认过身份',
    );
    const late = { response: phone.create(options), name: 'x' };
    await expect(finishRegistration(api.services, session, SITE, late)).rejects.toThrow(
      '用验证器的动态码或通行密钥确认过身份',
    );
  });

  test('a challenge works once, for its ceremony, session and name, within five minutes', async () => {
    await register();
    const response = phone.create(await beginRegistration(api.services, session, SITE));
    const other = await signedInAs(api.services, 'Wang Wei', 'finance');
    const asOther = finishRegistration(api.services, other, SITE, { response, name: 'x' });
    await expect(asOther).rejects.toThrow(REJECTED);
    const options = await beginSignIn(api.services, 'Li Na', SITE);
    const forName = phone.get(options);
    await expect(finishSignIn(api.services, SITE, { name: 'Wang Wei', response: forName, address })).rejects.toThrow(
      WRONG,
    );
    await expect(finishConfirmation(api.services, session, SITE, forName)).rejects.toThrow(WRONG);
    const tries = await Promise.allSettled(
      Array.from({ length: 3 }, () => finishSignIn(api.services, SITE, { name: 'Li Na', response: forName, address })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = phone.get(await beginSignIn(api.services, 'Li Na', SITE));
    api.clock.move(5 * MINUTE);
    await expect(finishSignIn(api.services, SITE, { name: 'Li Na', response: late, address })).rejects.toThrow(WRONG);
    expect(await database().orm.$count(operatorChallenges)).toBe(2);
    api.clock.move(5 * MINUTE);
    await removeExpiredOperatorChallenges(database().orm, api.clock.read());
    expect(await database().orm.$count(operatorChallenges)).toBe(0);
  });

  test.each([
    ['another origin', { origin: 'https://office.example.evil' }],
    ['an authenticator that did not recognize its owner', { verified: false }],
  ])('rejects %s', async (_what, changes) => {
    await expect(register(phone, session, changes)).rejects.toThrow(REJECTED);
    await register();
    await expect(signIn(phone, 'Li Na', changes)).rejects.toThrow(WRONG);
  });

  test('rejects another signature, an unknown passkey and anything that is no response', async () => {
    await register();
    const stranger = new Authenticator(SITE.origin);
    await expect(signIn(stranger)).rejects.toThrow(WRONG);
    const options = await beginSignIn(api.services, 'Li Na', SITE);
    const forged = { ...stranger.get(options), id: phone.id, rawId: phone.id };
    await expect(finishSignIn(api.services, SITE, { name: 'Li Na', response: forged, address })).rejects.toThrow(WRONG);
    for (const response of [null, {}, 'x', { id: phone.id }])
      await expect(finishRegistration(api.services, session, SITE, { response, name: 'x' })).rejects.toThrow(REJECTED);
    await expect(finishSignIn(api.services, SITE, { name: 'Zhao Lei', response: {}, address })).rejects.toThrow(WRONG);
    await expect(register()).rejects.toThrow(REJECTED);
  });

  test('another operator’s passkey neither signs in nor confirms', async () => {
    const other = await signedInAs(api.services, 'Wang Wei', 'finance');
    const tablet = new Authenticator(SITE.origin);
    await register();
    await register(tablet, other);
    await expect(signIn(tablet, 'Li Na')).rejects.toThrow(WRONG);
    await expect(confirm(tablet, session)).rejects.toThrow(WRONG);
  });

  test('rejects a counter that does not grow, which a copied authenticator has', async () => {
    const key = new Authenticator(SITE.origin, 7);
    await register(key);
    await signIn(key);
    const copy = key.counter;
    await signIn(key);
    key.counter = copy - 1;
    await expect(signIn(key)).rejects.toThrow(WRONG);
  });

  test('wrong passkeys never lock an operator out, and are recorded five times', async () => {
    await register();
    for (let tried = 0; tried < 7; tried++) {
      await expect(signIn(new Authenticator(SITE.origin))).rejects.toThrow(WRONG);
      await expect(signIn(phone, 'Nobody Here')).rejects.toThrow(WRONG);
    }
    const refused = (await entries()).filter(([, operation]) => operation === 'sign-in refused');
    expect(refused.map(([operator]) => operator).sort()).toEqual([
      ...Array(5).fill('(unknown)'),
      ...Array(5).fill('Li Na'),
    ]);
    await expect(signIn()).resolves.toBeTruthy();
  });

  test('beginning a ceremony stores nothing, and a changed challenge does not work', async () => {
    await register();
    const stored = await database().orm.$count(operatorChallenges);
    const options = await beginSignIn(api.services, 'Li Na', SITE);
    await beginSignIn(api.services, 'Nobody Here', SITE);
    expect(await database().orm.$count(operatorChallenges)).toBe(stored);
    const later = Buffer.from(options.challenge, 'base64url');
    later.writeUIntBE(later.readUIntBE(16, 6) + MINUTE, 16, 6);
    for (const challenge of [later.toString('base64url'), '', 'x'.repeat(72)]) {
      const response = phone.get({ ...options, challenge });
      await expect(finishSignIn(api.services, SITE, { name: 'Li Na', response, address })).rejects.toThrow(WRONG);
    }
  });

  test('a removed passkey, and one of a disabled or reset operator, no longer works', async () => {
    await register();
    expect(await run('operators passkeys')).toMatch(/^编号 +操作员 +名称 .*\n1 +Li Na +手机/);
    const admin = await signedInAs(api.services, 'Ada Admin', 'admin');
    const other = await signedInAs(api.services, 'Wang Wei', 'finance');
    await expect(run('operators remove-passkey', { id: '1' }, other)).rejects.toThrow('没有编号为 1 的通行密钥');
    await expect(run('operators passkeys', { all: true }, other)).rejects.toThrow('只有管理员');
    expect(await run('operators passkeys', { all: true }, admin)).toContain('手机');
    expect(await run('operators remove-passkey', { id: '1' })).toBe('Li Na 的通行密钥“手机”已删除。');
    await expect(signIn()).rejects.toThrow(WRONG);
    await register();
    await database().orm.update(operators).set({ state: 'disabled' }).where(eq(operators.name, 'Li Na'));
    await expect(signIn()).rejects.toThrow(WRONG);
    await database().orm.update(operators).set({ state: 'active' }).where(eq(operators.name, 'Li Na'));
    await run('operators reset', { name: 'Li Na' }, admin);
    await run('approve', { id: '1' }, other);
    expect(await database().orm.$count(operatorPasskeys)).toBe(0);
    expect(await database().orm.$count(operatorSessions, eq(operatorSessions.operator, 1))).toBe(0);
  });
});
