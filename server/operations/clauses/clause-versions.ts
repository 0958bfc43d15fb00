import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { clauses } from '@/clauses';
import { CLAUSE_SLUGS } from '@/lib/brand/schema';
import { differences } from '@/lib/campaign/revision/differences';
import { parseJson } from '@/lib/parse-json';
import { clausesInForce } from '../../domain/agreements/in-force';
import { articlesOf } from '../../domain/revisions/clause-versions';
import { DEFINITION } from '../../domain/revisions/pointers';
import { lockPointers, readRevisions } from '../../domain/revisions/store';
import { SUBJECTS } from '../../domain/revisions/subjects';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { document, lines } from '../common/answer';
import { oneOf } from '../common/inputs';
import { newId } from '../common/new-id';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { differenceLines } from '../revisions/difference-lines';
import { contentOf, faultItems, revisionId } from '../revisions/find-revision';
import { apart } from '../revisions/revision-text';
import { say as sayOfRevisions } from '../revisions/words';
import { say } from './words';

const CLAUSE = oneOf(CLAUSE_SLUGS).meta({
  title: '条款',
  operand: true,
  words: Object.fromEntries(clauses.map(({ slug, title }) => [slug, title])),
});

/** Prints a clause as it is in force, for editing. */
export const showClause = defineOperation({
  name: 'clauses text',
  title: '查看条款',
  summary: '以 JSON 显示现行条款或一个版本，供编辑',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({
    clause: CLAUSE,
    revision: revisionId.optional().meta({ title: '版本', kind: 'number', help: '此版本的条款' }),
  }),
  async run(context, { clause, revision }) {
    const { base, content } = await inForce(context, clause);
    const stored = revision === undefined ? {} : await contentOf<object>(context.orm, revision, 'clause');
    const text = `${JSON.stringify({ base, ...content, ...stored }, null, 2)}\n`;
    return { answer: [document('application/json', text, `${clause}.json`)] };
  },
});

/** Stores a new version of a clause, which comes into force when it is published. */
export const editClause = defineOperation({
  name: 'clauses edit',
  title: '新建条款版本',
  summary: '把整份条款（JSON）存为新版本；发布后生效，客户的同意记录保留当时的版本',
  subject: '活动文案',
  permission: 'draft',
  audited: true,
  input: z.strictObject({
    clause: CLAUSE,
    file: z.string().meta({
      title: '条款文件（JSON）',
      kind: 'file',
      operand: true,
      help: 'version 须高于以往各版；asksAgain 为 true，则同意过旧版的客户须重新同意',
    }),
  }),
  async run(context, { clause: slug, file }) {
    const { orm, now, operator } = context;
    const given = parseJson(file);
    if (given === undefined) throw new OperatorError(sayOfRevisions('file_is_not_json'));
    // Two versions that are stored at the same time must not have the same number.
    await lockPointers(orm);
    const before = await inForce(context, slug);
    const { base = DEFINITION, rest } = apart(given, before.base);
    const place = { subject: 'clause', slug, brand: null } as const;
    const written = SUBJECTS.clause.write(rest, { place, versions: await storedVersions(context, slug) });
    if ('faults' in written)
      throw new OperatorError([lines(say('file_is_not_clause', { clause: slug }), ...faultItems(written.faults))]);
    const { content, digest, shown } = written;
    const row = { ...place, base, patch: content, digest, state: 'draft', author: operator, writtenAt: now } as const;
    const [stored] = await orm
      .insert(campaignRevisions)
      .overridingSystemValue()
      .values({ ...newId(context), ...row })
      .returning({ id: campaignRevisions.id });
    const named = { clause: slug, version: content.version };
    const changes = differenceLines(differences(articlesOf(before.content), shown));
    const asks = content.asksAgain ? [say('clause_asks_again')] : [];
    const answerOf = (id: number | null) => [lines(say('clause_stored', { ...named, id }), ...asks, ...changes)];
    // The effect is without the number, which another revision may get first.
    const details = { revision: stored?.id ?? null, ...named, digest };
    return { answer: answerOf(stored?.id ?? null), effect: answerOf(null), details };
  },
});

/** A clause as it is in force, without its day, and the number of the revision that it comes from. */
async function inForce({ services, orm, now }: OperationContext, slug: string) {
  const table = await readRevisions(orm, services.revisions.current());
  const found = clausesInForce(table, now).find((clause) => clause.slug === slug);
  if (!found) throw new Error(`There is no clause with the slug ${slug}.`);
  const { effectiveOn: _, ...content } = found;
  return { base: table.numberOf({ subject: 'clause', slug, brand: null }, now.getTime()), content };
}

/** The versions of a clause that operators have stored. Consents name them, so each is used once. */
export async function storedVersions({ orm }: Pick<OperationContext, 'orm'>, slug: string): Promise<string[]> {
  const { subject, slug: own, state, patch } = campaignRevisions;
  const rows = await orm
    .select({ version: sql<string>`${patch} ->> 'version'` })
    .from(campaignRevisions)
    .where(and(eq(subject, 'clause'), eq(own, slug), ne(state, 'discarded')));
  return rows.map(({ version }) => version);
}
