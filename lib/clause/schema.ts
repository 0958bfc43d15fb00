import { z } from 'zod';
import { CLAUSE_SLUGS } from '../brand/schema';
import { tokenProblem } from './tokens';

function words(omissible: boolean) {
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((text, context) => {
      const problem = tokenProblem(text, omissible);
      if (problem) context.addIssue(problem);
    });
}

const text = words(false);
const omissibleText = words(true);

const table = z
  .strictObject({
    caption: text.meta({ title: '表名' }),
    head: z.array(text).min(2).meta({ title: '表头' }),
    /** A row is dropped if the brand lacks the value of an optional token in it. */
    rows: z.array(z.array(omissibleText)).min(1).meta({ title: '行' }),
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    path: ['rows'],
    message: '每行的格数须与表头相同',
  })
  .meta({ title: '表格' });

const article = z.strictObject({
  text: text.meta({ title: '条文' }),
  /** An item is dropped if the brand lacks the value of an optional token in it. */
  list: z.array(omissibleText).min(1).meta({ title: '分项' }).optional(),
  table: table.optional(),
});

const section = z.strictObject({
  /** Anchor of the section, the same in all versions. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .meta({ title: '编号', kind: 'id' }),
  title: text.meta({ title: '章名' }),
  articles: z.array(article).min(1).meta({ title: '条' }),
});

/**
 * The document of a clause page. Sections and articles are numbered by their order; texts may contain tokens such as
 * `{brand}`.
 */
export const clauseSchema = z.strictObject({
  slug: z.enum(CLAUSE_SLUGS).meta({ title: '条款', kind: 'hidden' }),
  title: text.meta({ title: '标题' }),
  /** Two numbers, such as `2.1`; increased with every change of the text. */
  version: z
    .string()
    .regex(/^\d+\.\d+$/)
    .meta({ title: '版本号', help: '例如 2.1。每次修改都要比以前的大。' }),
  /** ISO date from which this version is in force. */
  effectiveOn: z.iso.date().meta({ title: '生效日期', kind: 'day' }),
  /** Accounts that accepted an earlier version are asked to accept this one. Without it they keep the version that they accepted. */
  asksAgain: z.literal(true).meta({ title: '请已开户的客户重新同意' }).optional(),
  /** One or two sentences about the content of the document; also its description for search results. */
  summary: text.meta({ title: '摘要', help: '一两句话说清这份条款讲什么，也是搜索结果里的描述。' }),
  sections: z
    .array(section)
    .min(1)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, '章的编号不可重复')
    .meta({ title: '章节' }),
});

export type Clause = z.infer<typeof clauseSchema>;

/** A clause as operators store it: the day on which it comes into force is that of its publication. */
export const storedClauseSchema = clauseSchema.omit({ effectiveOn: true });
export type StoredClause = z.infer<typeof storedClauseSchema>;
export type ClauseSection = z.infer<typeof section>;
export type ClauseArticle = z.infer<typeof article>;
export type ClauseTable = z.infer<typeof table>;

/** Validates a document at its definition; throws an error with its file and every wrong field. */
export function defineClause(clause: Clause): Clause {
  const result = clauseSchema.safeParse(clause);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`clauses/${clause.slug}.ts is not valid. ${problems.join('; ')}`);
}
