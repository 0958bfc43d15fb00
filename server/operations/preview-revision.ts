import { z } from 'zod';
import { siteUrl } from '@/lib/site';
import { canonicalHost } from '../domain/hosts/canonical-host';
import { readHosts } from '../domain/hosts/store';
import { PREVIEW_PARAMETER, previewToken } from '../domain/revisions/previews';
import { isBrand } from '../domain/revisions/write-revision';
import { after, HOUR } from '../platform/clock/clock';
import { beijingTime } from './beijing-time';
import { findRevision, revisionId, shownBy } from './find-revision';
import { defineOperation, OperatorError } from './operation';

const USUAL_HOURS = 48;

/** Hands out an address under which a revision is seen before it is published. */
export const previewRevision = defineOperation({
  name: 'campaigns preview',
  summary: 'an address that shows a revision, a draft as well, until it expires; whoever has it sees the page',
  operands: ['revision'],
  options: {
    arm: 'this arm of it',
    brand: 'the brand whose page it is; needed for a revision for all brands',
    hours: `for how long, ${USUAL_HOURS} where none is named, 168 at most`,
  },
  act: true,
  input: z.strictObject({
    revision: revisionId,
    arm: z.string().optional(),
    brand: z.string().refine(isBrand, 'names no brand').optional(),
    hours: z.coerce.number().int().min(1).max(168).default(USUAL_HOURS),
  }),
  async run({ services, orm, now }, input) {
    const revision = await findRevision(orm, input.revision);
    const { arms } = shownBy(services, revision);
    const { arm } = input;
    if (arm !== undefined && !arms.some(({ name }) => name === arm))
      throw new OperatorError(`Revision ${revision.id} has no arm "${arm}".`);
    const brand = revision.brand ?? input.brand;
    if (brand === undefined) throw new OperatorError(`Revision ${revision.id} is for all brands: name one by --brand.`);
    if (input.brand !== undefined && input.brand !== brand)
      throw new OperatorError(`Revision ${revision.id} is for ${brand} alone.`);
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
