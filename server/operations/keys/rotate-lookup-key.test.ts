import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { bankCardSubmit } from '@/lib/contract/user';
import { ConsoleSender } from '../../domain/sms/console-sender';
import { MINUTE } from '../../platform/clock/clock';
import { auditEntries, exclusiveClaims } from '../../platform/database/schema/activities';
import { dataKeys } from '../../platform/database/schema/data-keys';
import { visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import { smsInbox } from '../../platform/database/schema/sms';
import { firstPartition, trackingEvents } from '../../platform/database/schema/tracking';
import { on } from '../../platform/events/events';
import { requireKnownLookupKeys } from '../../platform/secrets/lookup-keys';
import { openKeys } from '../../platform/secrets/open-keys';
import { createVault, type Vault } from '../../platform/secrets/vault';
import {
  CONSENT,
  campaignWith,
  describeOnDirectDatabase,
  PASSWORD,
  TASKS,
  TestApi,
  Visitor,
  verifyByCall,
} from '../../testing';
import { VISIT } from '../../testing/visit';
import { runAsText } from '../testing/run-as-text';
import { HASH_COLUMNS } from './hash-columns';

const SCHEMA = 'server/platform/database/schema';
const CARD = '6217000011112222337';
/** Named like hashes of the vault and are none: of passwords, tokens and codes that are random enough to need no key. */
const WITHOUT_KEY = [
  'accounts.passwordHash',
  'operators.passwordHash',
  'operators.enrolmentHash',
  'operator_challenges.challengeHash',
  'operator_sessions.tokenHash',
  'sessions.tokenHash',
];
/** Removed with the key. */
const REMOVED = [
  'rate_limits.key',
  'sms_codes.askerHash',
  'sms_codes.codeHash',
  'sms_codes.mobileHash',
  'sms_codes_by_asker.askerHash',
  'sms_codes_by_asker.codeHash',
  'sms_codes_by_asker.mobileHash',
];
/** Hashed again by `renewChain`. */
const CHAINED = ['audit_seals.head', 'audit_seals.mac', 'operator_acts.hash'];
/** Unchanged. */
const LEFT = ['operator_acts.details'];

const sibling = (slug: string) => ({ ...campaignWith(slug, TASKS), exclusive: 'pair' });
const campaigns = [sibling('one'), sibling('two'), campaignWith('alone', TASKS)];

async function readTables(): Promise<PgTable[]> {
  const modules = await Promise.all(
    readdirSync(SCHEMA).map((file) => import(`../../platform/database/schema/${file}`)),
  );
  const tables = new Set(modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable)));
  // The rows of this partition are also rows of its table.
  tables.delete(firstPartition);
  return [...tables];
}

const nameOf = (table: PgTable) => String(Reflect.get(table, Symbol.for('drizzle:Name')));
const columnsOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).map(([name, column]) => ({ name: `${nameOf(table)}.${name}`, column }));

/** Names of the columns with replaced hashes. */
async function renewed(): Promise<string[]> {
  const columns = HASH_COLUMNS.flatMap(({ pure, mixed }) => [...pure, ...mixed]);
  const all = (await readTables()).flatMap(columnsOf);
  return all.filter(({ column }) => columns.includes(column)).map(({ name }) => name);
}

/** Makes a vault add every keyed hash to `made`. */
const noting = (made: Set<string>) => (vault: Vault) => {
  const hash: Vault['hash'] = (...hashed) => {
    const answer = vault.hash(...hashed);
    made.add(answer);
    return answer;
  };
  return { ...vault, hash };
};

test('every column with a hash in its name is replaced, deleted or not keyed', async () => {
  const named = (await readTables()).flatMap(columnsOf).filter(({ name }) => /hash$/i.test(name));
  expect(named.length).toBeGreaterThan(15);
  const known = new Set([...(await renewed()), ...WITHOUT_KEY, ...REMOVED, ...CHAINED]);
  expect(named.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

describeOnDirectDatabase((database) => {
  const dataKey = randomBytes(32);

  /** Opens an API with the stored keys. */
  async function open(changed: (vault: Vault) => Vault = (vault) => vault): Promise<TestApi> {
    const keys = await openKeys(database(), { dataKey, dataDir: '/nowhere' });
    return TestApi.on(database(), { campaigns, keys, vault: changed(createVault(keys.keyring)) });
  }

  const run = ({ services }: TestApi, operation: string, input: Record<string, unknown> = {}) =>
    runAsText(services, { operation, input, operator: 'Li Na' });
  const rotate = ({ services }: TestApi, changes: Partial<typeof services> = {}) =>
    runAsText(
      { ...services, ...changes, alone: true },
      { operation: 'rotate-lookup-key', input: {}, operator: 'Li Na' },
    );

  const report = (api: TestApi, mobile: string) => {
    const anonymous = { ...VISIT, eventname: 'rr2', clientid: '', visitorid: '', detail: { ...VISIT.detail, mobile } };
    const headers = { 'content-type': 'application/json' };
    return api.send('/crm/maidian/scada/collect', { headers }, JSON.stringify([anonymous]));
  };
  const bind = (api: TestApi, token: string) =>
    api.form(bankCardSubmit.path, { ...CONSENT, bank: '示例银行', card: CARD }, { token });
  const collect = async (api: TestApi, token: string, slug: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': `${slug}-${token}` };
    const body = JSON.stringify({ slug, kind: 'tasks', action: 'collect', input: { task: 'open' } });
    return (await api.send('/apis/uc/activity/act', { token, headers }, body)).json();
  };

  /** Creates a keyed hash in every column; returns the visitors. */
  async function live(api: TestApi) {
    const inbox = new ConsoleSender(api.services);
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const visitor = new Visitor(api);
    const { mobile } = visitor;
    expect((await report(api, mobile)).statusCode).toBe(200);
    await visitor.askForCode('register', { address: '203.0.113.8' });
    const registration = { ...visitor.registration(), qhclickid: 'click' };
    const register = (on: TestApi, changes: Record<string, string> = {}) =>
      on.form(
        '/apis/web/account/register',
        { ...registration, ...changes },
        { headers: { 'idempotency-key': 'once' } },
      );
    const answer = await register(api);
    const { account, token } = answer.json().Data;
    await inbox.send({ ...api.sms.messages[0], mobile } as Parameters<typeof inbox.send>[0]);
    const document = newIdentityNumber();
    expect((await verifyByCall(api, { token }, document)).statusCode).toBe(200);
    expect((await bind(api, token)).statusCode).toBe(200);
    expect((await collect(api, token, 'one')).code).toBeUndefined();

    const closer = await new Visitor(api).join();
    const formerDocument = newIdentityNumber();
    await verifyByCall(api, closer, formerDocument);
    await collect(api, closer.token, 'alone');
    const [, reward] = /^(\d+) +待发放/m.exec(await run(api, 'rewards', { account: closer.account })) ?? [];
    await run(api, 'pay', { id: [reward] });
    await run(api, 'delete-person', { 'mobile-or-account': closer.account, confirm: closer.account });

    api.clock.move(MINUTE);
    await visitor.login('wrong-2026');
    await visitor.askForCode('login');
    api.clock.move(MINUTE);
    await visitor.askForCode('login', { address: '203.0.113.9' });
    await run(api, 'customer', { person: mobile });
    return { mobile, account, token, document, closer, formerDocument, register, answer };
  }

  /** All rows, by table. */
  async function dump(): Promise<Map<PgTable, Record<string, unknown>[]>> {
    const tables = await readTables();
    const rows = await Promise.all(tables.map((table) => database().orm.select().from(table)));
    return new Map(tables.map((table, index) => [table, rows[index] ?? []]));
  }

  /** All columns that contain one of the hashes. */
  async function findIn(hashes: ReadonlySet<string>): Promise<string[]> {
    const found = new Set<string>();
    for (const [table, rows] of await dump()) {
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        const words = JSON.stringify(value).match(/[\w-]{43}/g) ?? [];
        if (words.some((word) => hashes.has(word))) found.add(`${nameOf(table)}.${column}`);
      }
    }
    return [...found];
  }

  test('only the listed columns contain keyed hashes, and none of the earlier key remain', async () => {
    const made = new Set<string>();
    await live(await open(noting(made)));
    expect(await findIn(made)).toEqual(expect.arrayContaining([...(await renewed()), ...CHAINED, ...LEFT, ...REMOVED]));
    const known = new Set([...(await renewed()), ...REMOVED, ...CHAINED, ...LEFT]);
    expect((await findIn(made)).filter((name) => !known.has(name))).toEqual([]);

    await rotate(await open());
    const formerHeads = new Set((await database().orm.select().from(auditEntries)).map(({ hash }) => String(hash)));
    expect([...formerHeads].filter((head) => made.has(head))).toEqual([]);
    expect(await findIn(made)).toEqual(LEFT);
  });

  test('after two changes, every look-up works, and nothing can be claimed or given twice', async () => {
    const lived = await live(await open());
    const { account, mobile, document, closer, formerDocument, register } = lived;
    await rotate(await open());
    expect(await rotate(await open())).toMatch(
      /^\d+ hashes and the \d+ entries of the audit log now use the key \w{8}/,
    );

    const api = await open();
    const visitor = new Visitor(api, mobile);
    const login = await visitor.login(PASSWORD);
    expect([login.statusCode, (await visitor.login(PASSWORD, {}, account)).statusCode]).toEqual([200, 200]);
    const token = login.json().Token;
    const repeated = await register(api);
    expect([repeated.statusCode, repeated.json()]).toEqual([200, lived.answer.json()]);
    expect((await register(api, { password: 'other-2026' })).json().code).toBe('idempotency_conflict');
    await visitor.askForCode();
    expect((await visitor.register()).json().code).toBe('already_registered');

    const other = await new Visitor(api).join();
    expect((await verifyByCall(api, other, document)).json().code).toBe('document_refused');
    expect((await verifyByCall(api, other, formerDocument)).statusCode).toBe(200);
    expect((await bind(api, other.token)).json().code).toBe('card_refused');
    expect((await collect(api, other.token, 'alone')).Data).toContain('您已在注销的账户中领取过');
    expect(await collect(api, token, 'two')).toMatchObject({ code: 'already_done' });
    await collect(api, token, 'one');
    const claims = await database().orm.select().from(exclusiveClaims);
    expect(claims.filter((claim) => claim.account === account)).toHaveLength(1);

    expect(await run(api, 'retained-record', { account: closer.account, reason: 'an order' })).toContain(
      formerDocument,
    );
    expect((await run(api, 'audit-log', { person: closer.account })).match(/注销账户/g)).toHaveLength(1);
    expect(await run(api, 'export-person', { 'mobile-or-account': mobile, reason: 'a request' })).toContain(
      VISIT.detail.currenturl,
    );
    await run(api, 'delete-person', { 'mobile-or-account': mobile, confirm: account });
    const { orm } = database();
    for (const table of [trackingEvents, visitorDays, visitorPages, smsInbox]) {
      expect(await orm.select().from(table)).toEqual([]);
    }
  });

  test('an interrupted change leaves everything as it was, and the next one works', async () => {
    const { mobile } = await live(await open());
    const before = await dump();
    const failing = (method: 'rehash' | 'hash', calls: number) => (vault: Vault) => {
      let left = calls;
      const failing = (...hashed: [string, string]) => {
        if (left-- === 0) throw new Error('killed');
        return vault[method](...hashed);
      };
      return { ...vault, [method]: failing };
    };
    const entries = before.get(auditEntries)?.length ?? 0;
    for (const ended of [failing('rehash', 0), failing('rehash', 5), failing('hash', 2 * entries + 1)]) {
      await expect(rotate(await open(ended))).rejects.toThrow('killed');
      expect(await dump()).toEqual(before);
    }
    await rotate(await open());
    expect((await new Visitor(await open(), mobile).login(PASSWORD)).statusCode).toBe(200);
  });

  test('the audit log stays verifiable with heads of every key, and contains the change', async () => {
    const heads: string[] = [];
    const stop = on('operation_recorded', ({ head }) => heads.push(head));
    for (let change = 0; change < 3; change++) {
      const api = await open();
      await run(api, 'stop-all', { reason: 'prices' });
      await run(api, 'resume', { reason: 'prices' });
      await rotate(api);
    }
    stop();
    const api = await open();
    const verifyAudit = (head?: string) => run(api, 'verify-audit', head ? { head } : {});
    expect(await verifyAudit()).toContain(`9 条记录完好，与封签一致。\n校验值：${heads.at(-1)}`);
    for (const [index, head] of heads.entries()) {
      expect(await verifyAudit(head)).toContain(`所给校验值属于第 ${index + 1} 条记录。`);
    }
    const log = await database().orm.select().from(auditEntries).orderBy(auditEntries.id);
    expect(log[8]).toMatchObject({
      operator: 'Li Na',
      operation: 'rotate-lookup-key',
      details: { acts: 8, formerHead: heads[7] },
    });
    await database().orm.execute(sql`update operator_acts set operator = 'Nobody' where id = 2`);
    await expect(verifyAudit()).rejects.toThrow('第 2 条记录与前文不衔接');
    const stored = await dump();
    await expect(rotate(await open())).rejects.toThrow('第 2 条记录与前文不衔接');
    expect(await dump()).toEqual(stored);
  });

  test('refuses to run in a server', async () => {
    const api = await open();
    await expect(run(api, 'rotate-lookup-key')).rejects.toThrow('Stop every server first');
  });

  test('a process that connects during the change waits, and fails on the replaced key before it does anything', async () => {
    const former = await open();
    await new Visitor(former).join();
    const told: Error[] = [];
    let looked: Promise<void> | undefined;
    const looking = (vault: Vault): Vault => ({
      ...vault,
      rehash(...hashed) {
        looked ??= requireKnownLookupKeys(database().orm, former.services.keys.keyring, (changed) =>
          told.push(changed),
        );
        looked.catch(() => {});
        return vault.rehash(...hashed);
      },
    });
    await rotate(await open(looking));
    await expect(looked).rejects.toThrow('The lookup key was replaced');
    expect(told).toHaveLength(1);
    await requireKnownLookupKeys(database().orm, (await open()).services.keys.keyring, () => {});
  });

  test('a release that expects a single look-up key finds none', async () => {
    const uses = async () => (await database().orm.select().from(dataKeys)).map(({ use }) => use).sort();
    const api = await open();
    expect(await uses()).toEqual(['lookup', 'seal']);
    await rotate(api);
    expect(await uses()).toEqual(['layer', 'layer', 'seal']);
  });
});
