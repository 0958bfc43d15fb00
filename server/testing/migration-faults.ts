import type { Statement } from '../platform/database/migration-files';

const NAME = String.raw`(?:"\w+"|\w+)(?:\.(?:"\w+"|\w+))?`;
const TABLE = `^ALTER TABLE ${NAME}`;
const ADDED = `${TABLE} ADD (?:CONSTRAINT ${NAME} )?`;
const COLUMN = `${TABLE} ADD COLUMN ${NAME}`;
const CHANGED = `${TABLE} ALTER COLUMN ${NAME}`;
/** A column whose values PostgreSQL computes per row. */
const MADE_UP = String.raw`\b(?:GENERATED|(?:BIG|SMALL)?SERIAL)\b`;
/** A function with one value per statement, so that PostgreSQL writes no rows. */
const STABLE = String.raw`(?:now|transaction_timestamp|statement_timestamp)\(`;

/** Statements that lock a table in use, or that servers of the previous release cannot work with. */
const UNSAFE: Readonly<Record<string, RegExp>> = {
  'removes what servers of the previous release read': any(
    `^DROP (?!INDEX )|^TRUNCATE |\\bRENAME\\b|\\bSET SCHEMA\\b`,
    `${TABLE} DROP COLUMN `,
  ),
  'rejects what servers of the previous release write': any(
    `${CHANGED} (?:SET NOT NULL|DROP DEFAULT|DROP IDENTITY|DROP EXPRESSION)`,
    `${COLUMN} (?!.*(?:\\bDEFAULT\\b|${MADE_UP})).*\\b(?:NOT NULL|PRIMARY KEY)\\b`,
    `${TABLE} (?:ENABLE|FORCE) ROW LEVEL SECURITY`,
  ),
  'rewrites a table and locks it meanwhile': any(
    `${CHANGED} (?:SET DATA )?TYPE\\b`,
    `${COLUMN} .*(?:${MADE_UP}|\\bDEFAULT \\(?(?!${STABLE})\\w+\\()`,
    `${TABLE} SET (?:LOGGED|UNLOGGED|TABLESPACE|ACCESS METHOD)\\b`,
    `^CLUSTER\\b|^VACUUM\\b`,
  ),
  'reads all rows of a table and locks it for writing meanwhile: use NOT VALID, then VALIDATE CONSTRAINT': any(
    `${ADDED}(?:CHECK|FOREIGN KEY)\\b(?!.*\\bNOT VALID\\b)`,
    `${COLUMN} .*\\b(?:CHECK|REFERENCES)\\b`,
  ),
  'locks a table while the index is built: use CONCURRENTLY, then ADD CONSTRAINT … USING INDEX': any(
    `^(?:CREATE(?: UNIQUE)?|DROP) INDEX (?!CONCURRENTLY )|^REINDEX (?!.*CONCURRENTLY)`,
    `${ADDED}(?:UNIQUE|PRIMARY KEY|EXCLUDE)\\b(?! USING INDEX )`,
    `${COLUMN} .*\\b(?:UNIQUE|PRIMARY KEY)\\b`,
  ),
  'writes all rows of a table in one statement: update in steps': any(
    `^(?:UPDATE|DELETE|MERGE) |^WITH .*\\b(?:UPDATE|DELETE FROM|MERGE INTO) `,
  ),
  'locks a table, or hides what it does': any(`^(?:LOCK|DO)\\b|^REFRESH MATERIALIZED VIEW (?!CONCURRENTLY )`),
};
/** Reads all rows of the partition, unless a validated constraint proves its bounds. */
const ATTACHED = any(`${TABLE} ATTACH PARTITION (${NAME})`);
const VALIDATED = any(`^ALTER TABLE (${NAME}) VALIDATE CONSTRAINT`);
const UNPROVEN =
  'reads all rows of a partition and locks it meanwhile: add and validate a constraint with its bounds first';
/** A constraint that the same transaction has removed if it existed. */
const CONSTRAINT = any(`^ALTER TABLE (${NAME} ADD CONSTRAINT ${NAME}) `);
const ONCE = 'cannot be repeated when a later statement is interrupted: use IF NOT EXISTS';

const ALTERED = any(`^ALTER TABLE (${NAME})`);
const INDEXED = any(
  `^CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(?:${NAME} )?ON (?:ONLY )?(${NAME})`,
);
const MADE = any(`^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(${NAME})`);
const WRITTEN = any(`^(?:UPDATE|DELETE FROM) (?:ONLY )?(${NAME})`);
/** Changes nothing when run a second time. */
const REPEATABLE = any(
  String.raw`\bIF (?:NOT )?EXISTS\b|\bOR REPLACE\b|\bON CONFLICT\b|\bVALIDATE CONSTRAINT\b|\b(?:SET|DROP) DEFAULT\b`,
);

/**
 * Why a migration cannot run beside servers of the previous release: a sentence per fault, empty when it can. Tables
 * that the migration itself creates are not in use yet.
 */
export function migrationFaults(statements: readonly Statement[]): string[] {
  const changes = statements.flatMap(({ sql, run }) => changesOf(sql).map((change) => ({ ...change, run })));
  const made = new Set(changes.flatMap(({ text }) => MADE.exec(text)?.[1] ?? []));
  const isOfNew = (text: string) =>
    [ALTERED, INDEXED, WRITTEN].some((form) => made.has((form.exec(text)?.[1] ?? '').replace(/^"?public"?\./i, '')));
  const validated = new Set(changes.flatMap(({ text }) => VALIDATED.exec(text)?.[1] ?? []));
  const lastApart = changes.findLastIndex(({ run }) => run !== 'together');
  const found = changes.flatMap(({ text, repeatable, run }, index) => {
    const inSteps = typeof run === 'object';
    const unsafe = Object.entries(UNSAFE).flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : []));
    const partition = ATTACHED.exec(text)?.[1];
    const unproven = partition !== undefined && !made.has(partition) && !validated.has(partition);
    const isRepeated = run === 'alone' || index < lastApart;
    const replaced = CONSTRAINT.exec(text)?.[1]
      ?.replace(' ADD ', ' DROP ')
      .replace(/ (\S+)$/, ' IF EXISTS $1');
    const replaces = replaced !== undefined && changes[index - 1]?.text === `ALTER TABLE ${replaced}`;
    return [
      ...(inSteps || isOfNew(text) ? [] : unsafe),
      ...(unproven ? [UNPROVEN] : []),
      ...(isRepeated && !inSteps && !repeatable && !replaces ? [ONCE] : []),
    ];
  });
  return [...new Set(found)];
}

function any(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'i');
}

/** Splits SQL into single changes, each as a one-line statement without comments, string literals and bodies of functions. */
function changesOf(sql: string): { text: string; repeatable: boolean }[] {
  const plain = sql
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ');
  return plain
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
    .flatMap((statement) => {
      const [, table, clauses = ''] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(statement) ?? [];
      if (!table) return { text: statement, repeatable: REPEATABLE.test(statement) };
      return outsideBrackets(clauses).map((clause) => ({
        text: `ALTER TABLE ${table} ${withWordColumn(clause)}`,
        repeatable: REPEATABLE.test(clause),
      }));
    });
}

/** The parts between commas that are outside brackets. */
function outsideBrackets(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Adds the optional word COLUMN to a column clause, and removes IF EXISTS. */
function withWordColumn(clause: string): string {
  return clause.replace(
    /^(ADD|ALTER|DROP) (?:COLUMN )?(?:IF (?:NOT )?EXISTS )?(?=["\w])(?!(?:COLUMN|IF|CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)\b)/i,
    '$1 COLUMN ',
  );
}
