import { differences } from '@/lib/campaign/revision/differences';
import { DEFINITION } from '../../domain/revisions/revision-table';
import { readRevisions } from '../../domain/revisions/store';
import { findCampaign } from '../common/find-campaign';
import { type OperationContext, OperatorError } from '../common/operation';
import { armsText, differenceText } from './difference-text';
import { type Revision, seenNow, shownBy } from './find-revision';

/** A revision compared with what visitors see now. */
interface Comparison {
  /** The fields that differ, and the arms. */
  text: string;
  /** Why the revision is stale: visitors see something else than what its author has changed. */
  stale?: string;
}

/**
 * Compares a revision with what visitors see now, or when it begins.
 * @throws OperatorError if it no longer fits the definition
 */
export async function compareWithLive(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  revision: Revision,
  begin = now,
): Promise<Comparison> {
  const { id, slug, brand, base } = revision;
  const shown = shownBy(services, revision);
  const table = await readRevisions(orm, services.campaigns);
  const seen = seenNow(table, findCampaign(services, slug), brand, begin);
  const text = [differenceText(differences(seen, shown.campaign)), ...armsText(shown)].join('\n');
  const live = table.numberOf({ slug, brand }, begin.getTime());
  if (base === null || live === base || live === id) return { text };
  const option = brand === null ? '' : ` --brand=${brand}`;
  const remedy =
    begin > now
      ? `Withdraw that with \`campaigns rollback ${slug}${option} --revision=${live}\`, or choose another begin.`
      : `Take the current text with \`campaigns text ${slug}${option}\`, and store your change of it as a new revision.`;
  const stale = `Revision ${id} is based on ${nameOf(base)}, but visitors ${wordOf(begin, now)} see ${nameOf(live)}. ${remedy}`;
  return { text, stale };
}

/**
 * What a revision changes of what visitors see now, or when it begins, as text.
 * @throws OperatorError if it is stale, with the changes that it would undo
 */
export async function changesOfLive(
  context: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  revision: Revision,
  begin = context.now,
): Promise<string> {
  const { text, stale } = await compareWithLive(context, revision, begin);
  if (stale) throw new OperatorError(`${stale} Nothing was changed. It would change:\n${text}`);
  return `It changes what visitors see ${wordOf(begin, context.now)}:\n${text}`;
}

function wordOf(begin: Date, now: Date): string {
  return begin > now ? 'then' : 'now';
}

function nameOf(revision: number): string {
  return revision === DEFINITION ? 'the definition' : `revision ${revision}`;
}
