import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { defineOperation, OperatorError } from '../common/operation';
import { findRevision, revisionId } from '../revisions/find-revision';
import { operations, say } from './words';

/** Discards a revision that was never published. */
export const discardText = defineOperation({
  name: 'campaigns discard',
  summary: 'discards a revision that was never published',
  operands: ['revision'],
  audited: true,
  zh: operations['campaigns discard'],
  input: z.strictObject({ revision: revisionId }),
  async run({ orm }, input) {
    const { id, slug, state, author, publishedAt } = await findRevision(orm, input.revision);
    if (state === 'discarded') return { answer: [say('is_discarded', { id })] };
    if (publishedAt) throw new OperatorError(say('was_published', { id }));
    await orm.update(campaignRevisions).set({ state: 'discarded' }).where(eq(campaignRevisions.id, id));
    return {
      answer: [say('discarded', { id, campaign: slug, author })],
      details: { revision: id, campaign: slug, author },
    };
  },
});
