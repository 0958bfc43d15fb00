import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { defineOperation, OperatorError } from '../common/operation';
import { findRevision, revisionId } from '../revisions/find-revision';
import { say } from './words';

/** Discards a revision that was never published. */
export const discardText = defineOperation({
  name: 'campaigns discard',
  title: '作废版本',
  summary: '作废从未发布过的版本',
  subject: '活动文案',
  permission: 'draft',
  concerns: 'revision',
  audited: true,
  input: z.strictObject({ revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }) }),
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
