import { desc, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { campaigns as published } from '@/campaigns';
import lottery from '@/campaigns/lottery-october';
import { clauseOf } from '@/clauses';
import type { ActivityOf } from '@/lib/activities/schema';
import { definitionOf } from '@/lib/campaign/define';
import { definitionFile } from '@/lib/campaign/definition-file';
import type { CampaignInput } from '@/lib/campaign/schema';
import { addAccounts } from '../domain/provider/accounts';
import { adConversions } from '../platform/database/schema/ad-conversions';
import { adSpendImports } from '../platform/database/schema/ad-spend';
import { approvals } from '../platform/database/schema/approvals';
import { operatorPasskeys, operatorSessions } from '../platform/database/schema/operators';
import { campaignRevisions } from '../platform/database/schema/revisions';
import type { Orm } from '../platform/database/types';
import { campaignWith, describeOnDatabase, PREDICT } from '../testing';
import { isPreviewable, type Operation, type OperationRequest, type OperationServices } from './common/operation';
import { renderAnswer } from './common/render-answer';
import { OPERATIONS } from './operations';
import { findOperation, runOperation } from './run-operation';
import { Desk } from './testing/desk';
import { inputFor } from './testing/inputs';
import { signedInAs } from './testing/signed-in-as';
import { undone } from './testing/undone';
import { COMPARED } from './testing/written-texts';

const RELEASED: ActivityOf<'predict'> = {
  ...PREDICT,
  round: {
    every: 'release',
    closesBeforeHours: 0.5,
    releases: ['2026-05-08T20:30:00+08:00', '2026-06-05T20:30:00+08:00', '2026-07-03T20:30:00+08:00'],
  },
};
const PROVIDED = '7654321';
const HOST = 'gold-new.example';
const reason = 'a mistake';

type Input = Record<string, unknown>;
type GivenInput = Input | ((world: World) => Input | Promise<Input>);
/** An operation, what differs from its sample input, and who runs it. */
type Step = readonly [operation: string, input?: GivenInput | undefined, by?: 'tester'];

interface World {
  orm: Orm;
  /** A verified account with funds and rewards. */
  account: string;
  /** An account without any of these. */
  newcomer: string;
  /** Ids of rewards. */
  given: string[];
  pending: string;
}

const newest = async (orm: Orm, table: PgTable & { id: typeof approvals.id }): Promise<string> => {
  const [row] = await orm
    .select({ id: table.id })
    .from(table as PgTable)
    .orderBy(desc(table.id))
    .limit(1);
  return String(row?.id);
};
const EDIT: Step = ['campaigns edit', { campaign: 'bull-market', file: '{"hero":{"headline":"看得懂，再上车"}}' }];
const IN_REVIEW: readonly Step[] = [EDIT, ['campaigns submit']];
const APPROVED: readonly Step[] = [...IN_REVIEW, ['campaigns approve', {}, 'tester']];
const RUNNING: readonly Step[] = [
  ['campaigns edit', { campaign: 'bull-market', file: JSON.stringify(COMPARED) }],
  ['campaigns submit'],
  ['campaigns approve', {}, 'tester'],
  ['campaigns publish'],
];
const DEFINED = { ...definitionOf(lottery), slug: 'wheel-2601' } as CampaignInput;
const SPEND: Step = ['import-ad-spend', { file: 'day,brand,platform,amount,currency\n2026-06-01,bfzh,baidu,50,CNY' }];
const OPENING: Step = ['import-openings', { file: `account,openedAt\n${PROVIDED},2026-05-20T12:00:00+08:00` }];
const ofRequest: GivenInput = async ({ orm }) => ({ id: await newest(orm, approvals) });
const name = 'Su Pport';
/** Tables whose ids operators see as numbers. Rewards are not among them: visitors' claims use up their numbers, too. */
const NUMBERED = ['operator_acts', 'campaign_revisions', 'ad_spend_imports', 'approvals'];

/** What differs from the sample input of an operation, and what has to run before it, by another operator. */
const CASES: Record<string, { input?: GivenInput | undefined; before?: readonly Step[]; withApprovals?: true }> = {
  'follow-dates': { before: [['open']] },
  'campaigns edit': { input: EDIT[1] },
  'campaigns define': { input: { file: JSON.stringify(DEFINED) } },
  'campaigns import': { input: { file: definitionFile(DEFINED).source } },
  'brands edit': { input: { file: '{"hotline":"(852) 1234 5678"}' } },
  'clauses edit': {
    input: { file: JSON.stringify({ ...clauseOf('disclaimer'), effectiveOn: undefined, version: '9.9' }) },
  },
  'campaigns submit': { before: [EDIT] },
  'campaigns return': { before: IN_REVIEW },
  'campaigns approve': { before: IN_REVIEW },
  'campaigns publish': { before: APPROVED },
  'campaigns discard': { before: [EDIT] },
  'experiments end': { input: { winner: 'calm' }, before: RUNNING },
  'campaigns rollback': { input: { campaign: 'bull-market' }, before: [...APPROVED, ['campaigns publish']] },
  resume: { before: [['stop-all']] },
  'set-budget': { input: { campaign: 'all' } },
  release: {
    input: ({ pending }) => ({ id: [pending] }),
    before: [['set-budget', { campaign: 'pointed', dollars: '100' }]],
  },
  refuse: { input: ({ pending }) => ({ id: [pending] }) },
  'add-rounds': { input: { campaign: 'nonfarm', label: '7月数据' } },
  'remove-rounds': { input: { campaign: 'nonfarm', release: ['2026-07-03T20:30'] } },
  'call-off': { input: { round: '2026-06-02' } },
  'correct-settlement': { input: { outcome: 'down' }, before: [['settle']] },
  'set-stock': { input: { campaign: 'pointed', item: 'points/mug' } },
  'pay-all': { input: { campaign: 'funds' } },
  reverse: { before: [['pay']] },
  reopen: { before: [['void']] },
  'use-coupon': { input: { campaign: 'cover' } },
  'import-deposits': {
    input: ({ account }) => ({
      file: `account,reference,amount,settledAt\n${account},C-9,50,2026-06-01T11:00:00+08:00`,
    }),
  },
  'import-trades': {
    input: ({ account }) => ({
      file: `account,reference,symbol,lots,openedAt,closedAt\n${account},T-9,XAUUSD,1,2026-06-01T10:00:00+08:00,2026-06-01T11:00:00+08:00`,
    }),
  },
  'import-openings': { input: OPENING[1] },
  'reverse-deposit': { input: { reference: 'C-1' } },
  'reverse-trade': { input: { reference: 'T-1' } },
  'reverse-opening': { input: { account: PROVIDED }, before: [OPENING] },
  'delete-person': { input: ({ newcomer }) => ({ 'mobile-or-account': newcomer, confirm: newcomer }) },
  'hosts remove': { before: [['hosts add']] },
  'hosts undo': { before: [['hosts add']] },
  'import-ad-spend': { input: SPEND[1] },
  'reverse-ad-spend': {
    input: async ({ orm }) => ({ id: await newest(orm, adSpendImports as never) }),
    before: [SPEND],
  },
  'views remove': { before: [['views save', {}, 'tester']] },
  approve: { input: ofRequest, before: [['pay']], withApprovals: true },
  reject: { input: ofRequest, before: [['pay']], withApprovals: true },
  'operators add': { input: { name: 'Wu Di' } },
  'operators roles': { input: { roles: 'analyst' } },
  'operators end-session': {
    input: async ({ orm }) => {
      const [row] = await orm.select().from(operatorSessions).orderBy(desc(operatorSessions.operator)).limit(1);
      return { session: row?.tokenHash.slice(0, 8) };
    },
  },
  'operators remove-passkey': { input: async ({ orm }) => ({ id: await newest(orm, operatorPasskeys as never) }) },
};

/** The sample input of an operation in a world, with what a step changes of it. */
async function inputIn(world: World, operation: Operation, given: GivenInput = {}): Promise<Input> {
  const sample = inputFor(operation);
  const known: Input = {
    account: world.account,
    'mobile-or-account': world.account,
    revision: await newest(world.orm, campaignRevisions as never),
    ...(operation.permission === 'operators' && { name }),
    ...(operation.concerns === 'rewards' && { id: world.given }),
  };
  const own = Object.entries(known).filter(([field]) => field in sample);
  return { ...sample, ...Object.fromEntries(own), ...(typeof given === 'function' ? await given(world) : given) };
}

/** Everything that moves money needs approval. */
const STRICT = { limit: 0, hours: 24 };

const later = (services: OperationServices): OperationServices => ({
  ...services,
  clock: () => new Date(services.clock().getTime() + 60_000),
});

/** Words of something that has happened, besides what had before. */
const HAPPENED = /现已|(?<!此前|其中 \d+ 分)已(?!有|用|发放|发出|移除|参与)/;

describeOnDatabase((database) => {
  let services: OperationServices;
  let world: Omit<World, 'orm'>;
  let sessions: { tester: string; other: string };

  beforeEach(async () => {
    const desk = await Desk.open(database());
    const { api } = desk;
    const real = published.filter(({ slug }) => slug === 'bull-market');
    api.services.campaigns = [...api.services.campaigns, ...real, campaignWith('nonfarm', RELEASED)];
    services = api.services;
    const { orm } = database();
    await addAccounts(orm, [PROVIDED], api.clock.read());
    const account = await desk.join();
    await desk.deposit(account, 2000, 'C-1');
    await desk.trade(account, 2.5, 'T-1');
    await desk.act(account, 'funds', 'tasks', 'collect', { task: 'funded' });
    const given = (await desk.rewardsOf(account)).map(({ id }) => String(id));
    await desk.act(account, 'cover', 'coupon', 'claim', { id: 'loss' });
    await desk.guess(account, 'up');
    await desk.run('set-budget', { campaign: 'pointed', dollars: '0' });
    await desk.run('give', { campaign: 'pointed', account, reference: 'G-1', amount: '5', unit: 'usd', reason });
    const pending = String((await desk.rewardsOf(account)).at(-1)?.id);
    await orm.insert(adConversions).values({
      platform: 'baidu',
      account,
      clickId: 'a',
      isWap: true,
      transId: '0'.repeat(32),
      registeredAt: api.clock.read(),
      state: 'failed',
      attempts: 1,
      changedAt: api.clock.read(),
    });
    desk.passTo('2026-06-02', 12);
    world = { account, newcomer: await desk.joinUnverified(), given, pending };
    sessions = {
      tester: await signedInAs(services, 'Ada Admin', 'admin'),
      other: await signedInAs(services, 'Fi Nance', 'admin'),
    };
    await signedInAs(services, name, 'support');
    const passkey = { operator: 1, credential: 'a', publicKey: 'b', counter: 0, transports: [], name: 'phone' };
    await database()
      .orm.insert(operatorPasskeys)
      .values({ ...passkey, createdAt: services.clock() });
  });

  test('a preview leaves all tables and numbers as they are, and says what the operation would do and whether it needs approval', async () => {
    const changes = OPERATIONS.filter((each) => each.audited && isPreviewable(each));
    for (const { name: operation, approval } of changes) {
      const { input, before = [], withApprovals } = CASES[operation] ?? {};
      const approvals = withApprovals && STRICT;
      await undone({ ...services, config: { ...services.config, approvals } }, async (within) => {
        const { orm } = within.database;
        const run = async (
          [step, given, by]: Step,
          more: { preview?: true; effect?: string | undefined } = {},
          on: OperationServices = within,
        ) =>
          runOperation(more.effect === undefined ? on : later(on), {
            operation: step,
            input: await inputIn({ ...world, orm }, findOperation(step), given),
            operator: '',
            session: sessions[by ?? 'other'],
            ...more,
          });
        for (const step of before) await run(step);
        const untouched = await checksums(orm);
        const numbers = await lastNumbers(orm);
        const previewed = await run([operation, input, 'tester'], { preview: true });
        expect({ operation, tables: await checksums(orm) }).toEqual({ operation, tables: untouched });
        expect({ operation, numbers: await lastNumbers(orm) }).toEqual({ operation, numbers });
        expect({ operation, text: renderAnswer(previewed.answer) }).toEqual({
          operation,
          text: expect.not.stringMatching(HAPPENED),
        });
        expect({ operation, ...previewed }).toMatchObject({
          operation,
          answer: expect.arrayContaining([expect.anything()]),
          preview: { details: expect.anything(), needsApproval: false },
        });
        const strict = { ...within, config: { ...within.config, approvals: STRICT } };
        const { preview } = await run([operation, input, 'tester'], { preview: true }, strict);
        const needed = approval === 'always' || (approval !== undefined && expect.any(Boolean));
        expect({ operation, needed: preview?.needsApproval }).toEqual({ operation, needed });
        // A minute later, the same operation has the same effect, and does change something besides the audit log.
        const confirmed = typeof input === 'function' ? await input({ ...world, orm }) : input;
        await run([operation, { ...confirmed, ...previewed.confirm }, 'tester'], { effect: previewed.preview?.effect });
        expect({ operation, changed: changed(untouched, await checksums(orm)).length > 0 }).toEqual({
          operation,
          changed: true,
        });
      });
    }
  });

  const runAs = (by: 'tester' | 'other', operation: string, input: Input, more: Partial<OperationRequest> = {}) =>
    runOperation(services, { operation, input, operator: '', session: sessions[by], ...more });

  const holidays = { market: 'CHINA300', year: '2028', source: 'https://www.sse.com.cn/' };
  test.each<[operation: string, mine: Input, theirs: Input, effect: RegExp]>([
    ['set-budget', { campaign: 'funds', dollars: '1200' }, { dollars: '5000' }, /由 \$5,000 改为 \$1,200/],
    ['set-stock', { campaign: 'pointed', item: 'points/mug', total: '9' }, { total: '20' }, /由 20 改为 9/],
    ['dates', { campaign: 'daily', ends: '2026-06-30' }, { ends: '2026-07-30' }, /现为 未设 至 2026-07-31 00:00/],
    ['set-holidays', { ...holidays, holiday: ['2028-01-01'] }, { holiday: ['2028-05-01'] }, /将去掉：2028-05-01/],
    ['operators limits', { name, alone: '50' }, { alone: '60' }, /现为：单独操作 \$60/],
    ['operators roles', { name, roles: 'analyst' }, { roles: 'finance' }, /角色将为数据分析，原为财务/],
    ['hosts add', { host: HOST, brand: 'bfzh' }, { package: 'XY_140' }, /原为：bfzh，包码 XY_140/],
  ])(
    '%s does not run once another operator has changed what its preview showed',
    async (operation, mine, theirs, effect) => {
      const preview = () => runAs('tester', operation, mine, { preview: true });
      const shown = await preview();
      await runAs('other', operation, { ...mine, ...theirs });
      const late = runAs('tester', operation, mine, { effect: shown.preview?.effect });
      await expect(late).rejects.toThrow('效果与预览时不同');
      await expect(late).rejects.toThrow(effect);
      const again = await preview();
      expect(renderAnswer(again.answer)).toMatch(effect);
      expect(await runAs('tester', operation, mine, { effect: again.preview?.effect })).toHaveProperty('recorded');
    },
  );

  test('rejects a form that was loaded before another operator’s change', async () => {
    const rule = { host: HOST, brand: 'bfzh' };
    await runAs('tester', 'hosts add', rule);
    const preview = (loaded: Input, input: Input) => runAs('tester', 'hosts add', input, { preview: true, loaded });
    await preview(rule, { ...rule, package: 'XY_140' });
    const theirs = { ...rule, desktop: 'iekb' };
    await runAs('other', 'hosts add', theirs);
    await expect(preview(rule, { ...rule, package: 'XY_140' })).rejects.toThrow('请重新打开再改');
    await preview(theirs, { ...theirs, package: 'XY_140' });
  });

  test('a text whose base visitors no longer see has the same effect in the preview and in the run', async () => {
    await runAs('other', 'campaigns edit', EDIT[1] as Input);
    const live = { revision: await newest(database().orm, campaignRevisions as never) };
    await runAs('other', 'campaigns submit', live);
    await runAs('tester', 'campaigns approve', live);
    await runAs('other', 'campaigns publish', live);
    const late = { campaign: 'bull-market', file: '{"base":0,"theme":"jade"}' };
    const shown = await runAs('tester', 'campaigns edit', late, { preview: true });
    expect(renderAnswer(shown.answer)).toContain('这个版本基于原始文案，但访客现在看到的是版本');
    expect(await runAs('tester', 'campaigns edit', late, { effect: shown.preview?.effect })).toHaveProperty('recorded');
  });

  test('names the accounts, ids and sums of rewards, and asks for confirmation of exactly these', async () => {
    const { account, given } = world;
    const shown = renderAnswer((await runAs('tester', 'pay', { id: given }, { preview: true })).answer);
    expect(shown).toMatch(/^\d+ 笔奖励将/);
    for (const id of given) expect(shown).toMatch(new RegExp(`${id} +${account} `));
    expect(shown).toContain('合计');
    const summed = await runAs('tester', 'pay-all', { campaign: 'funds' });
    expect(summed).toMatchObject({ confirm: { yes: true }, preview: { effect: expect.any(String) } });
    await runAs('other', 'pay', { id: given });
    const input = { campaign: 'funds', yes: true };
    await expect(runAs('tester', 'pay-all', input, { effect: summed.preview?.effect })).rejects.toThrow(
      '效果与预览时不同',
    );
  });

  test('an operation that hands out data or needs the machine has no preview', async () => {
    const request = { input: { person: world.account }, operator: '', session: sessions.tester, preview: true };
    await expect(runOperation(services, { ...request, operation: 'customer' })).rejects.toThrow('customer 不能预览。');
    for (const { name } of OPERATIONS.filter((operation) => !isPreviewable(operation)))
      await expect(runOperation(services, { ...request, operation: name })).rejects.toThrow('不能预览。');
  });

  test('a preview says whether another operator has to approve', async () => {
    const approvals = { limit: 10, hours: 24 };
    const request = { operator: '', session: sessions.tester, preview: true };
    const needed = async (operation: string, input: Input) =>
      (await runOperation({ ...services, config: { ...services.config, approvals } }, { ...request, operation, input }))
        .preview?.needsApproval;
    expect(await needed('close', { campaign: 'daily', at: 'now', reason })).toBe(true);
    expect(await needed('set-budget', { campaign: 'pointed', dollars: '10' })).toBe(false);
    expect(await needed('set-budget', { campaign: 'pointed', dollars: '10.01' })).toBe(true);
  });
});

/** The rows of each table, as a count and a checksum. */
async function checksums(orm: Orm): Promise<Record<string, string>> {
  const tables = await orm.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const each = tables.rows.map(
    ({ name }) => sql`
      select ${name}::text as name,
        count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum
      from ${sql.identifier(name)} as t`,
  );
  const { rows } = await orm.execute<{ name: string; sum: string }>(sql.join(each, sql` union all `));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** The last number of each table in {@link NUMBERED}. */
async function lastNumbers(orm: Orm): Promise<Record<string, unknown>[]> {
  const sequences = NUMBERED.map((table) => `${table}_id_seq`);
  const { rows } = await orm.execute(sql`
    select sequencename as name, last_value as last from pg_sequences
    where sequencename = any(${sql.param(sequences)}::text[]) order by sequencename`);
  return rows;
}

/** The tables that differ, besides the audit log. */
function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => !/^audit_|^operator_acts/.test(name) && before[name] !== after[name]);
}
