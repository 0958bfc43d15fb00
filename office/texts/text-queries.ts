import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RunAnswer, RunInput } from '@/server/office/api';
import type { RowOf } from '@/server/operations/words';
import { documentOf, figuresOf } from '../answer/read-answer';
import { run, runForRows } from '../api/operations';
import type { TextValues } from '../form/text-values';

/** What a revision waits for, and whether it is shown. */
export type RevisionState = RevisionRow['state'];

/** What a campaign shows for a brand, and what is in work. `null` in `live` is the definition. */
export type PlaceRow = RowOf<'text_places'>;

/** A revision of a campaign. */
export type RevisionRow = RowOf<'text_revisions'>;

/** A time in which pages showed a revision; `null` for the definition. */
export type PeriodRow = RowOf<'shown_periods'>;

/** What a revision is about. */
export type Subject = 'text' | 'definition' | 'brand' | 'clause';

export const TEXTS = 'texts';
const optional = (brand: string | undefined) => (brand === undefined ? {} : { brand });

export const boardQuery = queryOptions({
  queryKey: [TEXTS, 'board'],
  queryFn: () => runForRows('campaigns board', 'text_places'),
});

/** The latest revisions of a campaign for a brand, and for all brands; of another subject by its name. */
export function revisionsQuery(campaign: string, brand: string | undefined, subject: Subject = 'text') {
  return queryOptions({
    queryKey: [TEXTS, 'revisions', campaign, brand, subject],
    queryFn: () => runForRows('campaigns revisions', 'text_revisions', { campaign, subject, ...optional(brand) }),
  });
}

/** The text that visitors see now, or that of a revision, with the number that it was taken from. */
export function textQuery(campaign: string, brand: string | undefined, revision: number | undefined) {
  return queryOptions({
    queryKey: [TEXTS, 'text', campaign, brand, revision],
    queryFn: async () => {
      const of = revision === undefined ? {} : { revision: String(revision) };
      const { answer } = await run('campaigns text', { input: { campaign, ...optional(brand), ...of } });
      return JSON.parse(documentOf(answer) ?? '{}') as TextValues;
    },
    // What somebody edits does not change under their hands.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The figures that a campaign's texts may name. */
export function figuresQuery(campaign: string) {
  return queryOptions({
    queryKey: [TEXTS, 'figures', campaign],
    queryFn: () => runForRows('campaigns figures', 'text_figures', { campaign }),
    staleTime: 300_000,
  });
}

/** An address that shows a text which is not stored; the former one until there is a new one. */
export function draftPreviewQuery(campaign: string, brand: string, file: string) {
  return queryOptions({
    queryKey: [TEXTS, 'preview', campaign, brand, file],
    queryFn: async () => addressOf(await run('campaigns preview-text', { input: { campaign, brand, file } })),
    placeholderData: keepPreviousData,
    staleTime: 1_800_000,
    gcTime: 60_000,
    retry: false,
  });
}

/** What an experiment needs, by the input of `experiments plan` as JSON; the former answer until there is a new one. */
export function planQuery(written: string) {
  return queryOptions({
    queryKey: [TEXTS, 'plan', written],
    queryFn: () => run('experiments plan', { input: JSON.parse(written) }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
}

/** What a revision, or one of its arms, changes of another revision (0 for the definition). */
export function changesQuery(campaign: string, revision: number, other: number, arm?: string) {
  return queryOptions({
    queryKey: [TEXTS, 'changes', campaign, revision, other, arm],
    queryFn: () => {
      const input = { campaign, revision: String(revision), other: String(other), ...(arm !== undefined && { arm }) };
      return runForRows('campaigns compare', 'text_differences', input);
    },
  });
}

/** What visitors of a brand saw and will see. */
export function periodsQuery(campaign: string, brand: string | undefined, subject: Subject) {
  return queryOptions({
    queryKey: [TEXTS, 'periods', campaign, brand, subject],
    queryFn: () => runForRows('campaigns shown', 'shown_periods', { campaign, subject, ...optional(brand) }),
  });
}

function addressOf({ answer }: RunAnswer): string {
  return figuresOf(answer, 'text_preview')?.address ?? '';
}

/** Runs an operation on texts; afterwards every list is read again. */
export function useTextOperation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...input }: { name: string } & RunInput) => run(name, input),
    onSuccess: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [first, kind] }) => first === TEXTS && kind !== 'text' && kind !== 'preview',
      }),
  });
}
