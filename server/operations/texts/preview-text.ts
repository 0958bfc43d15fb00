import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { PREVIEW_PARAMETER } from '@/lib/query/preview-parameter';
import { storeDraft } from '../../domain/revisions/drafts';
import type { Place } from '../../domain/revisions/pointers';
import { draftToken } from '../../domain/revisions/previews';
import { writeDraft } from '../../domain/revisions/write-revision';
import { after, HOUR } from '../../platform/clock/clock';
import { type Figures, iso, lines } from '../common/answer';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { brandCode, faultItems } from '../revisions/find-revision';
import { setPeriod } from '../revisions/revision-text';
import { pageAddress } from '../revisions/site-origin';
import { say } from '../revisions/words';
import { figures } from './words';

/** Checks a text that is not stored yet, and creates an address that shows it. */
export const previewText = defineOperation({
  name: 'campaigns preview-text',
  title: '预览未保存的文案',
  summary: '检查一份文案并生成一小时内有效的地址，只能在运营台里显示；不保存',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    file: z.string().meta({ title: '文案文件（JSON）', kind: 'file', operand: true }),
    brand: brandCode.meta({ title: '品牌', kind: 'brand', help: '页面的品牌' }),
  }),
  async run({ services, orm, now }, { brand, ...input }) {
    const campaign = findCampaign(services, input.campaign);
    const { slug } = campaign;
    const given = parseJson(input.file);
    if (typeof given !== 'object' || given === null) throw new OperatorError(say('file_is_not_json'));
    const { base: _, arms: _arms, experiment: _experiment, ...text } = given as Record<string, unknown>;
    const period = await setPeriod(orm, campaign, now);
    const written = writeDraft(campaign, text, period);
    if ('faults' in written) {
      const invalid = say('file_is_not_revision', { campaign: slug });
      throw new OperatorError([lines(invalid, ...faultItems(written.faults))]);
    }
    return { answer: [await draftPreview({ services, orm, now }, { slug, brand }, brand, written.patch)] };
  },
});

/** Stores a draft for its preview, and creates an address that shows it on a brand's page. */
export async function draftPreview(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  place: Place,
  brand: string,
  content: unknown,
): Promise<Figures> {
  const until = after(now, HOUR);
  const token = draftToken(services.vault, await storeDraft(orm, place, content, now), until);
  const address = `${await pageAddress(services, orm, place, brand)}?${PREVIEW_PARAMETER}=${token}`;
  return figures('text_preview', { address, until: iso(until) });
}
