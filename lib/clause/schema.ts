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
    caption: text,
    head: z.array(text).min(2),
    /** A row is dropped if the brand lacks the value of an optional token in it. */
    rows: z.array(z.array(omissibleText)).min(1),
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    path: ['rows'],
    message: 'every row needs a cell for every column',
  });

const article = z.strictObject({
  text,
  /** An item is dropped if the brand lacks the value of an optional token in it. */
  list: z.array(omissibleText).min(1).optional(),
  table: table.optional(),
});

const section = z.strictObject({
  /** Anchor of the section, the same in all versions. */
  id: z.string().regex(/^[a-z][a-z-]*$/),
  title: text,
  articles: z.array(article).min(1),
});

/**
 * The document of a clause page. Sections and articles are numbered by their order; texts may contain tokens such as
 * `{brand}`.
 */
export const clauseSchema = z.strictObject({
  slug: z.enum(CLAUSE_SLUGS),
  title: text,
  /** Two numbers, such as `2.1`; increased with every change of the text. */
  version: z.string().regex(/^\d+\.\d+$/),
  /** ISO date from which this version is in force. */
  effectiveOn: z.iso.date(),
  /** Accounts that accepted an earlier version are asked to accept this one. Without it they keep the version that they accepted. */
  asksAgain: z.literal(true).optional(),
  /** One or two sentences about the content of the document; also its description for search results. */
  summary: text,
  sections: z
    .array(section)
    .min(1)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, 'section ids repeat'),
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
