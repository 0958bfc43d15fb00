import { describeOnDatabase, newMobile, PASSWORD, TestApi, Visitor } from '../../testing';
import { hash, verify } from './argon2-threads';
import { createPasswordHasher } from './passwords';

jest.mock('./argon2-threads', () => {
  const actual = jest.requireActual('./argon2-threads');
  return { hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});

const COST = { memoryCost: 16, timeCost: 3, parallelism: 1 };
const COSTS = '$argon2id$v=19$m=16,t=3,p=1';

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  beforeEach(async () => {
    api = await TestApi.on(database(), { passwords: createPasswordHasher(COST) });
    visitor = new Visitor(api);
    await visitor.join();
  });

  /** The algorithm and the cost of each password hash that `work` computes. */
  async function hashed(work: () => Promise<unknown>) {
    jest.mocked(hash).mockClear();
    jest.mocked(verify).mockClear();
    await work();
    const compared = jest.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'));
    return [...compared, ...jest.mocked(hash).mock.calls.map(() => 'new hash')];
  }

  test('computes one hash of the same cost for a right, a wrong and a missing password and for an unknown account', async () => {
    const withoutPassword = new Visitor(api);
    await withoutPassword.askForCode();
    const { password: _, ...fields } = withoutPassword.registration();
    await api.form('/apis/web/account/registerByCode', fields);

    const right = await hashed(() => visitor.login(PASSWORD));
    expect(right).toEqual([COSTS]);
    expect(await hashed(() => visitor.login('wrong2026'))).toEqual(right);
    expect(await hashed(() => withoutPassword.login(PASSWORD))).toEqual(right);
    for (const unknown of [newMobile(), '99999999', 'someone@example.com']) {
      expect(await hashed(() => visitor.login(PASSWORD, {}, unknown))).toEqual(right);
    }
  });

  test("hashes a registration's password only if the code is right", async () => {
    const other = new Visitor(api);
    await other.askForCode();
    const code = api.sms.codeFor(other.mobile);
    expect(await hashed(() => other.register({ code: code === '000000' ? '111111' : '000000' }))).toEqual([]);
    expect(await hashed(() => other.register())).toHaveLength(1);
    expect(await hashed(() => other.register())).toEqual([]);
  });
});
