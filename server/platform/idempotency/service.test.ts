import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { accounts } from '../database/schema/accounts';
import { idempotentAnswers } from '../database/schema/idempotency';
import { ApiProblem } from '../http/problem';
import { answerOnce, type KeyedRequest, removeOldAnswers, type Step } from './service';

/** The module as another process has it: with its own locks. */
async function ofAnotherProcess(): Promise<typeof import('./service')> {
  let service: typeof import('./service') | undefined;
  await jest.isolateModulesAsync(async () => {
    service = await import('./service');
  });
  if (!service) throw new Error('The module was not loaded.');
  return service;
}

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  const keyed = { headers: { 'idempotency-key': '7b1f3c52-0000-4000-8000-000000000001' } };
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    await visitor.askForCode();
  });

  test('returns the first response for the same request and key: concurrently, later and from a restarted server', async () => {
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => visitor.register({}, keyed)));
    expect(atOnce.map(({ statusCode }) => statusCode)).toEqual(atOnce.map(() => 200));
    expect(new Set(atOnce.map(({ body }) => body)).size).toBe(1);
    const restarted = new Visitor(await TestApi.on(database(), api.services), visitor.mobile);
    const fields = visitor.registration();
    const again = await restarted.api.form('/apis/web/account/register', fields, keyed);
    expect(again.body).toBe(atOnce[0]?.body);
    expect(await database().orm.select().from(accounts)).toHaveLength(1);
  });

  test('rejects another form under the same key, and writes nothing', async () => {
    await visitor.register({}, keyed);
    const other = new Visitor(api);
    await other.askForCode();
    const answer = await other.register({}, keyed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('idempotency_conflict');
    expect(await database().orm.select().from(accounts)).toHaveLength(1);
    expect((await other.check(api.sms.codeFor(other.mobile))).statusCode).toBe(200);
  });

  test('does not store a failure: the corrected form succeeds under the same key', async () => {
    expect((await visitor.register({ agreements: '' }, keyed)).statusCode).toBe(400);
    expect((await visitor.register({ invitecode: 'ZZZZ0000' }, keyed)).statusCode).toBe(400);
    expect(await database().orm.select().from(idempotentAnswers)).toEqual([]);
    expect((await visitor.register({}, keyed)).statusCode).toBe(200);
  });

  test('rejects a key of more than 255 characters', async () => {
    const answer = await visitor.register({}, { headers: { 'idempotency-key': 'k'.repeat(256) } });
    expect(answer.statusCode).toBe(400);
  });

  test('stores a response encrypted, for 24 hours', async () => {
    const { Data } = (await visitor.register({}, keyed)).json();
    const [kept] = await database().orm.select().from(idempotentAnswers);
    expect(JSON.stringify(kept)).not.toContain(Data.token);
    api.clock.move(24 * 60 * 60 * 1000 + 1);
    expect((await visitor.register({}, keyed)).json().code).toBe('code_invalid');
  });

  describe('one request', () => {
    const now = new Date('2026-06-01T04:00:00Z');
    const DAY = 86_400_000;
    const REQUEST: KeyedRequest = { path: '/apis/web/made-up', key: 'key-1', input: { amount: 1 } };
    let prepared = 0;
    let carriedOut = 0;
    beforeEach(() => {
      prepared = 0;
      carriedOut = 0;
    });

    const count = async () => {
      prepared += 1;
      return async () => ({ number: ++carriedOut });
    };
    const answer = (changes: Partial<KeyedRequest> = {}, at = now) =>
      answerOnce(api.services, { ...REQUEST, ...changes }, at, count);

    test('is answered from the stored response for 24 hours, without preparing anything', async () => {
      expect(await answer()).toEqual({ number: 1 });
      expect(await answer({}, new Date(now.getTime() + DAY))).toEqual({ number: 1 });
      expect([prepared, carriedOut]).toEqual([1, 1]);
      expect(await answer({}, new Date(now.getTime() + DAY + 1))).toEqual({ number: 2 });
    });

    test.each([
      ['another key', { key: 'key-2' }],
      ['another path', { path: '/apis/web/other' }],
    ])('is a different request under %s', async (_, changes) => {
      expect([await answer(), await answer(changes)]).toEqual([{ number: 1 }, { number: 2 }]);
    });

    test.each([[undefined], ['']])('is not stored with the key %j', async (key) => {
      expect([await answer({ key }), await answer({ key })]).toEqual([{ number: 1 }, { number: 2 }]);
      expect(await database().orm.select().from(idempotentAnswers)).toEqual([]);
    });

    test('accepts one key of 255 characters', async () => {
      expect(await answer({ key: 'k'.repeat(255) })).toEqual({ number: 1 });
      for (const key of ['k'.repeat(256), ['key-1', 'key-2']])
        await expect(answer({ key })).rejects.toThrow(new ApiProblem('invalid_input'));
    });

    test('commits its work when it ends with a problem, which is not stored', async () => {
      const done = { keyHash: 'made-up', requestHash: '', bodySealed: '', createdAt: now };
      const refuse: Step<unknown> = async (orm) => {
        await orm.insert(idempotentAnswers).values(done);
        return new ApiProblem('not_found');
      };
      await expect(answerOnce(api.services, REQUEST, now, async () => refuse)).rejects.toThrow(
        new ApiProblem('not_found'),
      );
      expect(await database().orm.select().from(idempotentAnswers)).toEqual([done]);
    });

    test('runs on one of two servers that get it at the same time', async () => {
      let ready = () => {};
      const secondIsReady = new Promise<void>((resolve) => {
        ready = resolve;
      });
      const slow: Step<{ number: number }> = async (orm) => {
        await secondIsReady;
        // More statements than the second server needs to look for a stored response.
        for (let statement = 0; statement < 200; statement++) await orm.execute('select 1');
        return { number: ++carriedOut };
      };
      const other = await ofAnotherProcess();
      const first = answerOnce(api.services, REQUEST, now, async () => slow);
      const second = other.answerOnce(api.services, REQUEST, now, () => {
        ready();
        return count();
      });
      expect(await Promise.all([first, second])).toEqual([{ number: 1 }, { number: 1 }]);
      expect(carriedOut).toBe(1);
    });

    test('is forgotten after 24 hours', async () => {
      await answer();
      await answer({ key: 'key-2' }, new Date(now.getTime() + 1));
      await removeOldAnswers(database().orm, new Date(now.getTime() + DAY + 1));
      expect(await database().orm.select().from(idempotentAnswers)).toHaveLength(1);
      expect(await answer({ key: 'key-2' }, new Date(now.getTime() + DAY))).toEqual({ number: 2 });
    });
  });
});
