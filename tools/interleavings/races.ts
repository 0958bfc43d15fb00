/** A small fault that shows only when operations run at the same time. */
export interface Race {
  name: string;
  /** The scenarios that can show it. */
  scenarios: readonly string[];
  /** The file; it has each `from` text exactly once. */
  file: string;
  changes: readonly (readonly [from: string, to: string])[];
}

const ENGINE = 'server/domain/activities/engine';
const IDEMPOTENCY = 'server/platform/idempotency/service.ts';
const KEY_LOCK =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the program's text
  'await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashes.keyHash}, 0))`);';
const FIRST_ANSWER = 'const first = await replay<Body>(transaction, vault, hashes, now);';

export const RACES: readonly Race[] = [
  {
    name: 'the account lock is shared',
    scenarios: ['wheel', 'treasure'],
    file: `${ENGINE}/lock-account.ts`,
    changes: [['pg_advisory_xact_lock(', 'pg_advisory_xact_lock_shared(']],
  },
  {
    name: 'an idempotency key has no lock',
    scenarios: ['same-key'],
    file: IDEMPOTENCY,
    changes: [[KEY_LOCK, '']],
  },
  {
    name: 'the stored answer of a key is read before its lock',
    scenarios: ['same-key'],
    file: IDEMPOTENCY,
    changes: [[`${KEY_LOCK}\n      ${FIRST_ANSWER}`, `${FIRST_ANSWER}\n      ${KEY_LOCK}`]],
  },
  {
    name: 'the lock of a key is taken outside the transaction',
    scenarios: ['same-key'],
    file: IDEMPOTENCY,
    changes: [
      ['await transaction.execute(sql`select pg_advisory', 'await database.orm.execute(sql`select pg_advisory'],
    ],
  },
  {
    name: 'stock is counted from a value that was read before',
    scenarios: ['redpacket'],
    file: `${ENGINE}/stock.ts`,
    changes: [
      [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the program's text
        '.set({ taken: sql`${stock.taken} + 1` })',
        `.set({ taken: ((await orm.select({ n: stock.taken }).from(stock).where(and(eq(stock.slug, slug),
          eq(stock.kind, kind), eq(stock.round, round), eq(stock.item, item))))[0]?.n ?? 0) + 1 })`,
      ],
    ],
  },
  {
    name: 'the first insert of stock ignores a concurrent one',
    scenarios: ['coupon', 'treasure'],
    file: `${ENGINE}/stock.ts`,
    changes: [['    .onConflictDoNothing()\n', '']],
  },
  {
    name: 'a lost insert of stock is not retried',
    scenarios: ['coupon'],
    file: `${ENGINE}/stock.ts`,
    changes: [[' || takeFrom(context, key);', ';']],
  },
  {
    name: 'a balance is computed before it is locked',
    scenarios: ['earnings'],
    file: `${ENGINE}/points.ts`,
    changes: [
      [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the program's text
        '.set({ balance: sql`${pointBalances.balance} + ${amount}`, owed',
        '.set({ balance: (await readPoints(orm, account, 0)).balance + amount, owed',
      ],
    ],
  },
  {
    name: 'budgets are read without a lock',
    scenarios: ['budget'],
    file: `${ENGINE}/budget.ts`,
    changes: [["\n    .for('update')", '']],
  },
  {
    name: 'a budget is set without the exclusive lock for giving',
    scenarios: ['closing', 'budget'],
    file: 'server/operations/campaigns/budgets.ts',
    changes: [["await lockGiving(orm, 'alone');", '']],
  },
  {
    name: 'a reward is given without the shared lock for giving',
    scenarios: ['closing', 'budget'],
    file: `${ENGINE}/engine.ts`,
    changes: [["await lockGiving(orm, 'shared');", '']],
  },
  {
    name: 'a guess does not lock its round',
    scenarios: ['predict'],
    file: 'server/domain/activities/kinds/predict/module.ts',
    changes: [["await lockRound(context, id, 'shared');", '']],
  },
  {
    name: 'a guess reads the outcome before it locks its round',
    scenarios: ['predict'],
    file: 'server/domain/activities/kinds/predict/module.ts',
    changes: [
      [
        "await lockRound(context, id, 'shared');\n      const outcome = (await readOutcomes(context)).get(id);",
        "const outcome = (await readOutcomes(context)).get(id);\n      await lockRound(context, id, 'shared');",
      ],
    ],
  },
  {
    name: 'two rounds are settled at the same time',
    scenarios: ['settlements'],
    file: 'server/operations/rounds/settle-round.ts',
    changes: [["await lockRound(campaign, 'ends', 'alone');", '']],
  },
  {
    name: 'a settlement reads earlier ones before it locks the round',
    scenarios: ['settlements'],
    file: 'server/operations/rounds/settle-round.ts',
    changes: [
      [
        'await lockEnds({ orm, slug }, round);\n  const earlier = (await readEnds(orm, slug)).find((end) => end.round === round);',
        'const earlier = (await readEnds(orm, slug)).find((end) => end.round === round);\n  await lockEnds({ orm, slug }, round);',
      ],
    ],
  },
  {
    name: 'an existing claim to a group of rewards does not lock',
    scenarios: ['exclusive'],
    file: `${ENGINE}/exclusive.ts`,
    changes: [
      [
        '.onConflictDoUpdate({ target: [exclusiveClaims.group, exclusiveClaims.person], set: taken })',
        '.onConflictDoNothing()',
      ],
    ],
  },
  {
    name: 'operators mark rewards without locking them',
    scenarios: ['payments', 'releases'],
    file: 'server/operations/rewards/reward-ledger.ts',
    changes: [[".orderBy(rewards.id).for('update')", '.orderBy(rewards.id)']],
  },
  {
    name: 'a reversal does not lock the accounts',
    scenarios: ['reversals'],
    file: 'server/operations/funds/recount-rewards.ts',
    changes: [['  await lockAccounts(context, people);\n', '']],
  },
  {
    name: 'an opening time is reversed from rows that another reversal has changed',
    scenarios: ['reopenings'],
    file: 'server/operations/funds/reverse-funds.ts',
    changes: [
      [
        'await readOpenedAt(orm, account)',
        'rows.reduce((newest, row) => (row.id > newest.id ? row : newest)).openedAt',
      ],
    ],
  },
  {
    name: 'two operations are recorded at the same time',
    scenarios: ['closing'],
    file: 'server/operations/audit/audit-chain.ts',
    changes: [
      ["await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator-acts', 0))`);", ''],
    ],
  },
  {
    name: 'two files are imported at the same time',
    scenarios: ['imports'],
    file: 'server/operations/funds/import-records.ts',
    changes: [["await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('operations:import', 0))`);", '']],
  },
];
