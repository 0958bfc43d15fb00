import { scrypt } from 'node:crypto';
import { TestApi } from '../../testing/api';
import { describeOnPglite } from '../../testing/databases';
import { newMobile, PASSWORD, Visitor } from '../../testing/visitor';
import { createPasswordHasher } from './passwords';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual('node:crypto');
  return { ...actual, scrypt: jest.fn(actual.scrypt) };
});

const COST = { N: 32, r: 2, p: 3 };

describeOnPglite((database) => {
  let api: TestApi;
  let visitor: Visitor;
  beforeEach(async () => {
    api = await TestApi.on(database(), { passwords: createPasswordHasher(COST) });
    visitor = new Visitor(api);
    await visitor.join();
  });

  /** The cost and the salt's length of each password hash that `work` computes. */
  async function hashed(work: () => Promise<unknown>) {
    jest.mocked(scrypt).mockClear();
    await work();
    return jest
      .mocked(scrypt)
      .mock.calls.map(([, salt, length, { N, r, p }]) => [N, r, p, (salt as Buffer).length, length]);
  }

  test('a login computes one hash of one cost, whether or not there is an account, a password or a fit', async () => {
    const withoutPassword = new Visitor(api);
    await withoutPassword.askForCode();
    const { password: _, ...fields } = withoutPassword.registration();
    await api.form('/apis/web/account/registerByCode', fields);

    const right = await hashed(() => visitor.login(PASSWORD));
    expect(right).toEqual([[COST.N, COST.r, COST.p, 16, 32]]);
    expect(await hashed(() => visitor.login('wrong2026'))).toEqual(right);
    expect(await hashed(() => withoutPassword.login(PASSWORD))).toEqual(right);
    for (const unknown of [newMobile(), '99999999', 'someone@example.com']) {
      expect(await hashed(() => visitor.login(PASSWORD, {}, unknown))).toEqual(right);
    }
  });

  test('a registration computes one for who knows the code, and none for anybody else', async () => {
    const other = new Visitor(api);
    await other.askForCode();
    const code = api.sms.codeFor(other.mobile);
    expect(await hashed(() => other.register({ code: code === '000000' ? '111111' : '000000' }))).toEqual([]);
    expect(await hashed(() => other.register())).toHaveLength(1);
    expect(await hashed(() => other.register())).toEqual([]);
  });
});
