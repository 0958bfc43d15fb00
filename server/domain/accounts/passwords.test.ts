import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';
import { createPasswordHasher, type PasswordHasher } from './passwords';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const ONE_AND_TWO = { running: 1, waiting: 2 };

/** A hash as earlier releases made them, with cheaper parameters. */
function scryptHash(password: string): string {
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync(password, salt, 32, { N: 32, r: 2, p: 3 });
  return `scrypt$32$2$3$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

test("hashes with Argon2id and OWASP's parameters, which the hash names", async () => {
  const passwords = createPasswordHasher();
  const stored = await passwords.hash(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.verify(PASSWORD, stored)).toBe(true);
  expect(await passwords.verify(`${PASSWORD}x`, stored)).toBe(false);
  expect(passwords.isOutdated(stored)).toBe(false);
  expect(createPasswordHasher(CHEAP).isOutdated(stored)).toBe(true);
});

test('matches a password in any Unicode composition, but not with another case or other blanks', async () => {
  const passwords = createPasswordHasher(CHEAP);
  const [composed, apart] = ['Pferd-\u00fcber-Z\u00e4une', 'Pferd-u\u0308ber-Za\u0308une'];
  for (const [first, second] of [
    [composed, apart],
    [apart, composed],
  ] as const) {
    expect(await passwords.verify(second, await passwords.hash(first))).toBe(true);
  }
  const stored = await passwords.hash('horse battery');
  for (const other of ['horse battery ', 'horsebattery', 'Horse battery'])
    expect(await passwords.verify(other, stored)).toBe(false);
});

test('rejects what exceeds the queue, with the seconds to wait', async () => {
  const passwords = createPasswordHasher(CHEAP, ONE_AND_TWO);
  const stored = await passwords.hash(PASSWORD);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => passwords.verify(PASSWORD, stored)));
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(7).fill('rejected')]);
  for (const outcome of outcomes.slice(3)) {
    const { problem } = (outcome as PromiseRejectedResult).reason;
    expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(problem.retryAfter).toBeGreaterThanOrEqual(3);
    expect(problem.retryAfter).toBeLessThanOrEqual(8);
  }
  expect(await passwords.verify(PASSWORD, stored)).toBe(true);
});

describeOnDatabase((database) => {
  test('verifies an older hash and replaces it at the login', async () => {
    const api = await TestApi.on(database());
    const visitor = new Visitor(api);
    const { account } = await visitor.join();
    const { orm } = database();
    await orm.update(accounts).set({ passwordHash: scryptHash(PASSWORD) });
    const storedHash = async () =>
      (await orm.select().from(accounts).where(eq(accounts.number, account)))[0]?.passwordHash ?? '';

    expect((await visitor.login('wrong2026')).statusCode).toBe(401);
    expect(await storedHash()).toBe(scryptHash(PASSWORD));
    expect((await visitor.login(PASSWORD)).statusCode).toBe(200);
    const replaced = await storedHash();
    expect(replaced).toMatch(/^\$argon2id\$/);
    expect((await visitor.login(PASSWORD)).statusCode).toBe(200);
    expect(await storedHash()).toBe(replaced);
  });

  test('accepts blanks and Chinese in a password, at registration and login, exactly as typed', async () => {
    const visitor = new Visitor(await TestApi.on(database()));
    await visitor.join({ password: ' 马到成功 & battery+staple% ' });
    expect((await visitor.login(' 马到成功 & battery+staple% ')).statusCode).toBe(200);
    expect((await visitor.login('马到成功 & battery+staple%')).statusCode).toBe(401);
  });

  test('rejects a login with the time to wait if the queue is full, and does not count a failure', async () => {
    const full = createPasswordHasher(CHEAP, { running: 0, waiting: 0 });
    const api = await TestApi.on(database());
    const visitor = new Visitor(api);
    await visitor.join();
    const { passwords } = api.services;
    api.services.passwords = full;
    for (let attempt = 0; attempt < 12; attempt++) {
      const answer = await visitor.login(PASSWORD);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe(String(answer.json().retryAfter));
    }
    api.services.passwords = passwords;
    expect((await visitor.login(PASSWORD)).statusCode).toBe(200);
  });

  test('takes as many parallel registrations as it can finish soon; the others succeed later with the same code', async () => {
    const api = await TestApi.on(database());
    const release: (() => void)[] = [];
    const { passwords } = api.services;
    const slow: PasswordHasher = {
      ...passwords,
      hash: (password) => new Promise((resolve) => release.push(() => resolve(passwords.hash(password)))),
    };
    api.services.passwords = slow;
    const visitors = Array.from({ length: 30 }, () => new Visitor(api));
    for (const [index, visitor] of visitors.entries())
      await visitor.askForCode('register', { address: `10.0.${index}.1` });
    const answers = visitors.map((visitor) => visitor.register());
    const refused = (await Promise.all(answers.slice(8))).map((answer) => [answer.statusCode, answer.json().code]);
    expect(refused).toEqual(Array(22).fill([503, 'unavailable']));
    // Codes and code logins work meanwhile.
    const other = new Visitor(api);
    expect((await other.askForCode()).statusCode).toBe(200);
    expect((await other.check(api.sms.codeFor(other.mobile))).statusCode).toBe(200);
    while (release.length < 8) await new Promise((resolve) => setImmediate(resolve));
    // A further registration is rejected before its fields are read.
    expect((await other.register({ mobile: 'no number' })).statusCode).toBe(503);
    for (const go of release) go();
    expect((await Promise.all(answers.slice(0, 8))).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    api.services.passwords = passwords;
    for (const visitor of visitors.slice(8)) expect((await visitor.register()).statusCode).toBe(200);
  });

  test('computes one hash for the same registration sent eight times in parallel', async () => {
    const api = await TestApi.on(database());
    const hash = jest.spyOn(api.services.passwords, 'hash');
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const keyed = { headers: { 'idempotency-key': '7b1f3c52-0000-4000-8000-000000000002' } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.register({}, keyed)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(hash).toHaveBeenCalledTimes(1);
  });
});
