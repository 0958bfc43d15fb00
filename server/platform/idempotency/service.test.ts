import { TestApi } from '../../testing/api';
import { describeOnBothDatabases } from '../../testing/databases';
import { Visitor } from '../../testing/visitor';
import { accounts } from '../database/schema/accounts';
import { idempotentAnswers } from '../database/schema/idempotency';

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: Visitor;
  const keyed = { headers: { 'idempotency-key': '7b1f3c52-0000-4000-8000-000000000001' } };
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    await visitor.askForCode();
  });

  test('the same request under the same key gets the first answer, at once, later and from a restarted server', async () => {
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => visitor.register({}, keyed)));
    expect(atOnce.map(({ statusCode }) => statusCode)).toEqual(atOnce.map(() => 200));
    expect(new Set(atOnce.map(({ body }) => body)).size).toBe(1);
    const restarted = new Visitor(await TestApi.on(database(), api.services), visitor.mobile);
    const fields = visitor.registration();
    const again = await restarted.api.form('/apis/web/account/register', fields, keyed);
    expect(again.body).toBe(atOnce[0]?.body);
    expect(await database().orm.select().from(accounts)).toHaveLength(1);
  });

  test('another form under the same key is refused and writes nothing', async () => {
    await visitor.register({}, keyed);
    const other = new Visitor(api);
    await other.askForCode();
    const answer = await other.register({}, keyed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('idempotency_conflict');
    expect(await database().orm.select().from(accounts)).toHaveLength(1);
    expect((await other.check(api.sms.codeFor(other.mobile))).statusCode).toBe(200);
  });

  test('a failure is not kept: the mended form goes through under the same key', async () => {
    expect((await visitor.register({ agreements: '' }, keyed)).statusCode).toBe(400);
    expect((await visitor.register({ invitecode: 'ZZZZ0000' }, keyed)).statusCode).toBe(400);
    expect(await database().orm.select().from(idempotentAnswers)).toEqual([]);
    expect((await visitor.register({}, keyed)).statusCode).toBe(200);
  });

  test('a key of more than 255 characters is refused', async () => {
    const answer = await visitor.register({}, { headers: { 'idempotency-key': 'k'.repeat(256) } });
    expect(answer.statusCode).toBe(400);
  });

  test('an answer is kept encrypted and for 24 hours', async () => {
    const { Data } = (await visitor.register({}, keyed)).json();
    const [kept] = await database().orm.select().from(idempotentAnswers);
    expect(JSON.stringify(kept)).not.toContain(Data.token);
    api.clock.move(24 * 60 * 60 * 1000 + 1);
    expect((await visitor.register({}, keyed)).json().code).toBe('code_invalid');
  });
});
