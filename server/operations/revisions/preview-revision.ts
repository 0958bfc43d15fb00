import { z } from 'zod';
import { PREVIEW_PARAMETER } from '@/lib/query/preview-parameter';
import { siteUrl } from '@/lib/site';
import { previewToken } from '../../domain/revisions/previews';
import { after, HOUR } from '../../platform/clock/clock';
import { iso, lines } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { armOf, brandCode, findRevision, revisionId, shownBy } from './find-revision';
import { siteOrigin } from './site-origin';
import { operations, say } from './words';

const USUAL_HOURS = 48;
const MOST_HOURS = 168;
const HOURS_NEEDED = fault(say('must_be_hours', { most: MOST_HOURS }));

/** Creates an address that shows a revision before it is published. */
export const previewRevision = defineOperation({
  name: 'campaigns preview',
  summary: 'creates an address that shows a revision or draft until it expires, to anyone who has the address',
  operands: ['revision'],
  options: {
    arm: 'the arm to show',
    brand: 'the brand of the page; required for a revision for all brands',
    hours: `hours until the address expires, by default ${USUAL_HOURS}, at most ${MOST_HOURS}`,
  },
  audited: true,
  discloses: true,
  input: z.strictObject({
    revision: revisionId,
    arm: z.string().optional(),
    brand: brandCode.optional(),
    hours: z
      .string()
      .regex(/^\d{1,3}$/, HOURS_NEEDED)
      .transform(Number)
      .refine((hours) => hours >= 1 && hours <= MOST_HOURS, HOURS_NEEDED)
      .default(USUAL_HOURS),
  }),
  zh: operations['campaigns preview'],
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    const shown = shownBy(services, revision);
    const { arm } = input;
    if (arm !== undefined) armOf(shown, revision, arm);
    const brand = revision.brand ?? input.brand;
    if (brand === undefined) throw new OperatorError(say('brand_needed', { id: revision.id }));
    if (input.brand !== undefined && input.brand !== brand)
      throw new OperatorError(say('revision_is_of_brand', { id: revision.id, brand }));
    const until = after(now, input.hours * HOUR);
    const query = `${PREVIEW_PARAMETER}=${previewToken(services.vault, revision.id, until, arm)}`;
    const origin = await siteOrigin(services, orm, brand);
    const address = `${origin}${siteUrl(`/${revision.slug}`)}?${query}`;
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
