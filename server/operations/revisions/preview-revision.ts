import { z } from 'zod';
import { siteUrl } from '@/lib/site';
import { canonicalHost } from '../../domain/hosts/canonical-host';
import { readHosts } from '../../domain/hosts/store';
import { PREVIEW_PARAMETER, previewToken } from '../../domain/revisions/previews';
import { isBrand } from '../../domain/revisions/write-revision';
import { after, HOUR } from '../../platform/clock/clock';
import { beijingTime } from '../common/beijing-time';
import { defineOperation, OperatorError } from '../common/operation';
import { findRevision, revisionId, shownBy } from './find-revision';

const USUAL_HOURS = 48;
const MOST_HOURS = 168;
const HOURS_NEEDED = `must be a whole number from 1 to ${MOST_HOURS}`;

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
    brand: z.string().refine(isBrand, 'names no brand').optional(),
    hours: z
      .string()
      .regex(/^\d{1,3}$/, HOURS_NEEDED)
      .transform(Number)
      .refine((hours) => hours >= 1 && hours <= MOST_HOURS, HOURS_NEEDED)
      .default(USUAL_HOURS),
  }),
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    const { arms } = shownBy(services, revision);
    const { arm } = input;
    if (arm !== undefined && !arms.some(({ name }) => name === arm))
      throw new OperatorError(`Revision ${revision.id} has no arm "${arm}".`);
    const brand = revision.brand ?? input.brand;
    if (brand === undefined) throw new OperatorError(`Revision ${revision.id} is for all brands: set --brand.`);
    if (input.brand !== undefined && input.brand !== brand)
      throw new OperatorError(`Revision ${revision.id} is only for ${brand}.`);
    const until = after(now, input.hours * HOUR);
    const query = `${PREVIEW_PARAMETER}=${previewToken(services.vault, revision.id, until, arm)}`;
    const { localPort } = services.config;
    const origin = localPort
      ? `http://${brand}.localhost:${localPort}`
      : `https://${canonicalHost(await readHosts(orm), brand)}`;
    const address = `${origin}${siteUrl(`/${revision.slug}`)}?${query}`;
    return {
      text: `${address}\nUntil ${beijingTime(until)} (Beijing time).`,
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
