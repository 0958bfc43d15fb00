import { setPassword } from '@/lib/contract/password';
import { accounts } from '../../platform/database/schema/accounts';
import { describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';

const MINUTE = 60_000;

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
  });

  /** Opens an account by code alone; returns its token. */
  async function joinByCode(): Promise<string> {
    await visitor.askForCode();
    const { password: _, ...fields } = visitor.registration();
    return (await api.multipart('/apis/web/account/registerByCode', fields)).json().Data.token;
  }
  const set = (token: string, password: string, key?: string) =>
    api.multipart(setPassword.path, { password }, { token, headers: key ? { 'idempotency-key': key } : {} });
  const profile = async (token: string) =>
    (await api.send('/apis/uc/user/userinfo/info', { token })).json().Data.jfUser;

  test('sets the password of an account opened by code, which then logs in', async () => {
    const token = await joinByCode();
    expect(await profile(token)).toMatchObject({ hasPassword: false });
    expect((await set(token, PASSWORD)).json()).toEqual({ IsSuccess: true, Data: { hasPassword: true } });
    expect(await profile(token)).toMatchObject({ hasPassword: true });
    expect((await visitor.login(PASSWORD)).statusCode).toBe(200);
    const [stored] = await database().orm.select().from(accounts);
    expect(stored?.passwordHash).not.toContain(PASSWORD);
  });

  test('takes one of many parallel passwords, and repeats a lost answer', async () => {
    const token = await joinByCode();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => set(token, `gold202${i}`, `key-${i}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const taken = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers[(taken + 1) % 8]?.json()).toMatchObject({ code: 'already_done' });
    expect((await visitor.login(`gold202${taken}`)).statusCode).toBe(200);
    const again = await set(token, `gold202${taken}`, `key-${taken}`);
    expect([again.statusCode, again.body]).toEqual([200, answers[taken]?.body]);
  });

  test('answers alike for the same and another password if the account has one, and keeps the old one', async () => {
    const { token } = await visitor.join();
    const answers = [await set(token, PASSWORD), await set(token, 'other2026')];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'already_done'],
      [409, 'already_done'],
    ]);
    expect((await visitor.login(PASSWORD)).statusCode).toBe(200);
  });

  test('requires a session that a code opened within the last 5 minutes', async () => {
    const token = await joinByCode();
    api.clock.move(5 * MINUTE + 1);
    const refused = await set(token, PASSWORD);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthentication_required']);
    expect((await visitor.login(PASSWORD)).statusCode).toBe(401);
    await visitor.askForCode('login');
    const { Token } = (await visitor.loginByCode(api.sms.codeFor(visitor.mobile))).json();
    expect((await set(Token, PASSWORD)).statusCode).toBe(200);
  });
});
