import { and, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { beijingDay, isDay } from '@/lib/time/calendar';
import { plainName } from '@/lib/typing/plain-text';
import { addUp } from '../../domain/funnel/spend';
import { readHosts } from '../../domain/hosts/store';
import { adSpend, adSpendImports, CURRENCIES } from '../../platform/database/schema/ad-spend';
import type { Orm } from '../../platform/database/types';
import { fault, faultOf } from '../common/faults';
import { oneOf } from '../common/inputs';
import { LineFaults } from '../common/line-faults';
import { newId } from '../common/new-id';
import { defineOperation, OperatorError } from '../common/operation';
import { hundredths, readInstant } from '../common/read-cells';
import { readCsv } from '../common/read-csv';
import { say } from './words';

const LINES_AT_ONCE = 5_000;
const COLUMNS = ['day', 'brand', 'host', 'platform', 'plan', 'amount', 'currency'] as const;
const OPTIONAL = ['brand', 'host', 'plan'] as const;

type Line = Omit<typeof adSpend.$inferInsert, 'id' | 'import' | 'counts'>;

const name = z
  .string()
  .overwrite(plainName)
  .max(200, fault(say('is_too_long')));

/** Imports what advertising platforms charged, each line once. */
export const importAdSpend = defineOperation({
  name: 'import-ad-spend',
  title: '导入广告花费',
  summary: '导入广告平台的花费；同一行只记一次，导错了可以按整个文件撤销',
  subject: '推广',
  permission: 'spend',
  audited: true,
  input: z.strictObject({
    file: z.string().meta({
      title: 'CSV 文件',
      kind: 'file',
      help: '各列：day 日期、brand 品牌或 host 域名、platform 平台、plan 推广计划、amount 金额、currency 币种（CNY、USD）',
      operand: true,
    }),
  }),
  async run(context, { file }) {
    const { orm, now, operator } = context;
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('operations:ad-spend', 0))`);
    const faults = new LineFaults();
    const lines = await readLines(orm, file, beijingDay(now), faults);
    const recorded = await readRecorded(orm, lines);
    const added = lines.flatMap(({ line, record }) => {
      const before = recorded.get(keyOf(record));
      if (before === undefined) return [record];
      if (before.amount !== record.amount) faults.add(line, say('spend_line_differs', { import: before.import }));
      return [];
    });
    faults.refuse();
    const spend = addUp(added).map(({ currency, amount }) => ({ amount, unit: currency.toLowerCase() }));
    const answer = [say('spend_imported', { lines: added.length, spend, known: lines.length - added.length })];
    if (added.length === 0) return { answer };
    const [stored] = await orm
      .insert(adSpendImports)
      .overridingSystemValue()
      .values({ ...newId(context), operator, importedAt: now })
      .returning({ id: adSpendImports.id });
    if (!stored) throw new Error('The import was not stored.');
    await orm.insert(adSpend).values(added.map((record) => ({ ...record, import: stored.id })));
    return {
      answer: [...answer, say('spend_import_id', { import: stored.id })],
      effect: answer,
      details: { import: stored.id, lines: added.length, spend },
    };
  },
});

/** Reads and checks the lines of a file. @throws OperatorError if it has no columns, or too few or many lines */
async function readLines(orm: Orm, file: string, today: string, faults: LineFaults) {
  const written = readCsv(file, COLUMNS, OPTIONAL, faults.add);
  if (written.length > LINES_AT_ONCE) throw new OperatorError(say('spend_too_many_lines', { most: LINES_AT_ONCE }));
  const hosts = await readHosts(orm);
  const schema = z.object({
    day: z
      .string()
      .transform((value) => readDay(value) ?? '')
      .refine((day) => day !== '', fault(say('spend_day_needed')))
      .refine((day) => day <= today, fault(say('spend_in_future'))),
    brand: name.refine(
      (brand) => brand === '' || Object.hasOwn(hosts.tables.packageCodes, brand),
      fault(say('spend_brand_unknown')),
    ),
    host: name.transform((host) => host.toLowerCase()),
    platform: name.min(1, fault(say('must_not_be_empty'))),
    plan: name,
    amount: hundredths,
    currency: z
      .string()
      .transform((code) => code.toUpperCase())
      .pipe(oneOf(CURRENCIES)),
  });
  const seen = new Map<string, number>();
  const lines = written.flatMap(({ line, cells }) => {
    const read = schema.safeParse(cells);
    if (!read.success) {
      for (const { path, message } of read.error.issues)
        faults.add(line, say('cell_fault', { column: path.join('.'), fault: faultOf(message) }));
      return [];
    }
    const { brand, host } = read.data;
    const own = host === '' ? undefined : hosts.ruleOf(host)?.appCode;
    if (brand === '' && own === undefined) {
      faults.add(line, host === '' ? say('spend_needs_brand') : say('spend_host_unknown', { host }));
      return [];
    }
    const record: Line = { ...read.data, brand: brand || (own ?? '') };
    const before = seen.get(keyOf(record));
    if (before !== undefined) {
      faults.add(line, say('spend_line_repeated', { line: before }));
      return [];
    }
    seen.set(keyOf(record), line);
    return [{ line, record }];
  });
  if (written.length === 0) {
    faults.refuse();
    throw new OperatorError(say('spend_file_empty'));
  }
  return lines;
}

/** The lines that already count, by {@link keyOf}. */
async function readRecorded(orm: Orm, lines: readonly { record: Line }[]) {
  const days = [...new Set(lines.map(({ record }) => record.day))];
  const rows = await orm
    .select()
    .from(adSpend)
    .where(and(adSpend.counts, inArray(adSpend.day, days)));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What makes a line the same as another. */
function keyOf({ day, host, brand, platform, plan, currency }: Line): string {
  return JSON.stringify([day, host, brand, platform, plan, currency]);
}

/** A day as an operator or a spreadsheet writes it. */
function readDay(value: string): string | undefined {
  if (isDay(value)) return value;
  const instant = readInstant(value);
  return instant && beijingDay(instant);
}
