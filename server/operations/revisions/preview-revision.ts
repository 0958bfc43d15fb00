import { z } from 'zod';
import { PREVIEW_PARAMETER } from '@/lib/query/preview-parameter';
import { beginOf } from '../../domain/revisions/definitions-in-force';
import { previewToken } from '../../domain/revisions/previews';
import { readRevisions } from '../../domain/revisions/store';
import { after, HOUR } from '../../platform/clock/clock';
import { iso, lines } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { armOf, brandCode, findRevision, revisionId, shownBy } from './find-revision';
import { pageAddress } from './site-origin';
import { say } from './words';

const USUAL_HOURS = 48;
const MOST_HOURS = 168;
const HOURS_NEEDED = fault(say('must_be_hours', { most: MOST_HOURS }));

/** Creates an address that shows a revision before it is published. */
export const previewRevision = defineOperation({
  name: 'campaigns preview',
  title: '预览版本',
  summary: '生成发布前的预览地址；到期前，任何人凭地址都可查看',
  subject: '活动文案',
  permission: 'own',
  audited: true,
  discloses: true,
  input: z.strictObject({
    revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }),
    arm: z.string().optional().meta({ title: '实验组', help: '要预览的实验组' }),
    brand: brandCode.optional().meta({ title: '品牌', kind: 'brand', help: '页面的品牌；版本用于全部品牌时必填' }),
    hours: z
      .string()
      .regex(/^\d{1,3}$/, HOURS_NEEDED)
      .transform(Number)
      .refine((hours) => hours >= 1 && hours <= MOST_HOURS, HOURS_NEEDED)
      .default(USUAL_HOURS)
      .meta({ title: '有效小时', kind: 'number', help: '有效小时数，默认 48，最多 168' }),
  }),
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    const shown = shownBy(
      await readRevisions(orm, services.revisions.current()),
      revision,
      beginOf(revision, now, now),
    );
    const { arm } = input;
    if (arm !== undefined) armOf(shown, revision.id, arm);
    const brand = revision.brand ?? input.brand;
    if (brand === undefined) throw new OperatorError(say('brand_needed', { id: revision.id }));
    if (input.brand !== undefined && input.brand !== brand)
      throw new OperatorError(say('revision_is_of_brand', { id: revision.id, brand }));
    const until = after(now, input.hours * HOUR);
    const query = `${PREVIEW_PARAMETER}=${previewToken(services.vault, revision.id, until, arm)}`;
    const address = `${await pageAddress(services, orm, revision, brand)}?${query}`;
    return {
      answer: [lines(say('preview_address', { address }), say('preview_until', { until: iso(until) }))],
      details: {
        revision: revision.id,
        campaign: revision.slug,
        brand,
        ...(arm && { arm }),
        until: until.toISOString(),
      },
    };
  },
});
