import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { PREVIEW_PARAMETER } from '@/lib/query/preview-parameter';
import { siteUrl } from '@/lib/site';
import { draftToken } from '../../domain/revisions/previews';
import { writeDraft } from '../../domain/revisions/write-revision';
import { after, HOUR } from '../../platform/clock/clock';
import { iso, lines } from '../common/answer';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { brandCode, faultItems } from '../revisions/find-revision';
import { setPeriod } from '../revisions/revision-text';
import { siteOrigin } from '../revisions/site-origin';
import { say as sayOfRevisions } from '../revisions/words';
import { figures, operations, say } from './words';

/** Checks a text that is not stored yet, and creates an address that shows it. */
export const previewText = defineOperation({
  name: 'campaigns preview-text',
  summary:
    'checks a text (JSON) and creates an address that shows it for an hour in a frame of the office, without storing it',
  operands: ['campaign', 'file'],
  file: 'file',
  options: { brand: 'the brand of the page' },
  audited: false,
  zh: operations['campaigns preview-text'],
  input: z.strictObject({
    campaign: z.string(),
    file: z.string(),
    brand: brandCode,
  }),
  async run({ services, orm, now }, { brand, ...input }) {
    const campaign = findCampaign(services, input.campaign);
    const { slug } = campaign;
    const given = parseJson(input.file);
    if (typeof given !== 'object' || given === null) throw new OperatorError(sayOfRevisions('file_is_not_json'));
    const { base: _, arms: _arms, ...text } = given as Record<string, unknown>;
    const period = await setPeriod(orm, campaign, now);
    const written = writeDraft(campaign, text, period);
    if ('faults' in written) {
      const invalid = sayOfRevisions('file_is_not_revision', { campaign: slug });
      throw new OperatorError([lines(invalid, ...faultItems(written.faults))]);
    }
    const until = after(now, HOUR);
    const draft = { slug, brand, patch: written.patch, period: period ?? null };
    const token = draftToken(services.vault, draft, until);
    if (token === undefined) throw new OperatorError(say('text_is_too_long_to_show'));
    const origin = await siteOrigin(services, orm, brand);
    const address = `${origin}${siteUrl(`/${slug}`)}?${PREVIEW_PARAMETER}=${token}`;
    return { answer: [figures('text_preview', { address, until: iso(until) })] };
  },
});
