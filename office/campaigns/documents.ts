import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { brandPatchSchema } from '@/lib/brand/patch';
import { campaignSchema } from '@/lib/campaign/schema';
import { storedClauseSchema } from '@/lib/clause/schema';
import { type FormNode, nodeOf } from '@/lib/form/form-node';
import { nodeAt } from '@/lib/form/node-at';
import type { Choice, OfficeOperations } from '@/server/office/api';
import type { RowOf } from '@/server/operations/words';
import { documentOf, figuresOf, rowsIn } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { findOffered } from '../api/offered';
import { run, runForRows } from '../api/operations';
import type { TextValues } from '../form/text-values';
import { type Subject, TEXTS } from '../texts/text-queries';

/** What authors write whole: the definition of a campaign, what a brand owns, or a clause. */
export interface DocumentName {
  subject: Exclude<Subject, 'text'>;
  /** Slug or code. */
  name: string;
}

/** What a new campaign starts with: a kind and a title, or another campaign. */
export interface Start {
  kind?: string;
  title?: string;
  copy?: string;
}

interface DocumentRules {
  form: FormNode;
  path: '/campaigns/$campaign' | '/brands/$brand' | '/clauses/$clause';
  reads: string;
  writes: string;
  /** What visitors see without a revision. */
  original: string;
  /** The input that names a document. */
  named: (name: string) => Record<string, string>;
}

export const DOCUMENTS: Readonly<Record<DocumentName['subject'], DocumentRules>> = {
  definition: {
    form: nodeOf(campaignSchema),
    path: '/campaigns/$campaign',
    reads: 'campaigns definition',
    writes: 'campaigns define',
    original: '还没有这个活动',
    named: (campaign) => ({ campaign }),
  },
  brand: {
    form: nodeOf(brandPatchSchema),
    path: '/brands/$brand',
    reads: 'brands text',
    writes: 'brands edit',
    original: '原始资料',
    named: (brand) => ({ brand }),
  },
  clause: {
    form: nodeOf(storedClauseSchema),
    path: '/clauses/$clause',
    reads: 'clauses text',
    writes: 'clauses edit',
    original: '原始条款',
    named: (clause) => ({ clause }),
  },
};

/** The choices of a field of an operation; none if the operator may not run it. */
export function choicesIn(offered: OfficeOperations, operation: string, field: string): readonly Choice[] {
  return findOffered(offered, operation)?.fields.find(({ name }) => name === field)?.choices ?? [];
}

export const definitionsQuery = queryOptions({
  queryKey: [TEXTS, 'definitions'],
  queryFn: () => runForRows('campaigns definitions', 'stored_definitions'),
});

/** A document as visitors see it, of a revision, or of a new campaign; `base` is the revision that it would replace. */
export function documentQuery({ subject, name }: DocumentName, start: Start, revision: number | undefined) {
  const { reads, named } = DOCUMENTS[subject];
  // A draft that is stored already counts for more.
  const { kind, title = '', copy } = revision === undefined ? start : {};
  return queryOptions({
    queryKey: [TEXTS, 'text', subject, name, start, revision],
    queryFn: async () => {
      const of = revision === undefined ? {} : { revision: String(revision) };
      const { answer } = kind
        ? await run('campaigns start', { input: { slug: name, kind, title } })
        : await run(reads, { input: copy ? { campaign: copy, as: name } : { ...named(name), ...of } });
      return JSON.parse(documentOf(answer) ?? '{}') as TextValues;
    },
    // What somebody edits does not change under their hands.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What is wrong with a document, when its changes may begin, and an address that shows it. */
export function checkQuery(subject: DocumentName['subject'], brand: string, file: string) {
  return queryOptions({
    queryKey: [TEXTS, 'preview', subject, brand, file],
    queryFn: async () => {
      const { answer } = await run('campaigns preview-definition', { input: { subject, brand, file } });
      return {
        address: figuresOf(answer, 'text_preview')?.address,
        faults: rowsIn(answer, 'definition_faults'),
        changes: tableOf(answer, 'definition_changes'),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 1_800_000,
    gcTime: 60_000,
    retry: false,
  });
}

/** Faults by their places in a form: one of a place that it does not show is at what the place is in. */
export function faultsAt(
  form: FormNode,
  faults: readonly RowOf<'definition_faults'>[],
  values: TextValues,
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const headings = (Array.isArray(values.rules) ? values.rules : []).map(({ heading }) => heading);
  for (const { field, fault } of faults) {
    // Rules are named by their headings, and their sentences by a number.
    let place = field.replace(/^rules\.([^.\d][^.]*)(?:\.(\d+))?/u, (_, heading, item) =>
      [`rules.${headings.indexOf(heading)}.items`, ...(item ? [item] : [])].join('.'),
    );
    while (place !== '' && !nodeAt(form, place, values)) place = place.replace(/\.?[^.]*$/, '');
    found.set(place, [...(found.get(place) ?? []), fault]);
  }
  return found;
}
