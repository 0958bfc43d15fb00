import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isSamePlace, type Pointer, pointerAt } from '../domain/revisions/pointers';
import { lockPointers, readLatestPointers, storePointers } from '../domain/revisions/store';
import { isBrand } from '../domain/revisions/write-revision';
import { campaignRevisions } from '../platform/database/schema/revisions';
import { readBeijingTime } from './beijing-time';
import { findCampaign } from './find-campaign';
import { brandText, findRevision, revisionId, shownBy } from './find-revision';
import { defineOperation, OperatorError } from './operation';
import { spanText } from './revisions';

/** When every server has read a change, in words. */
const SOON = 'Every server shows it within five seconds.';

/** Shows a revision in place of what is shown. */
export const publishRevision = defineOperation({
  name: 'campaigns publish',
  summary: 'shows an approved revision, at once or between two moments; what was shown before stays beneath it',
  operands: ['revision'],
  options: {
    from: '2026-12-01 or 2026-12-01T20:00:00, Beijing time; now without it',
    to: 'the same, a day is its last one; what stood beneath is shown again then',
  },
  act: true,
  input: z.strictObject({ revision: revisionId, from: z.string().optional(), to: z.string().optional() }),
  async run({ services, orm, now }, input) {
    await lockPointers(orm);
    const revision = await findRevision(orm, input.revision);
    if (revision.state !== 'approved')
      throw new OperatorError(`Revision ${revision.id} is not approved: it is ${revision.state.replace('-', ' ')}.`);
    shownBy(services, revision);
    const { id, slug, brand } = revision;
    const from = input.from === undefined ? now : readBeijingTime('--from', input.from, 'first');
    const to = input.to === undefined ? null : readBeijingTime('--to', input.to, 'last');
    if (to && to <= from) throw new OperatorError('--to: must be later than it begins.');
    if (to && to <= now) throw new OperatorError('--to: is over already.');
    const pointer: Pointer = { revision: id, slug, brand, from: from.getTime(), to: to?.getTime() ?? null };
    const { version, pointers } = await readLatestPointers(orm);
    const latest = pointers.filter((other) => isSamePlace(other, pointer)).at(-1);
    if (
      latest?.revision === id &&
      latest.to === pointer.to &&
      (input.from === undefined || latest.from === pointer.from)
    )
      return { text: `Revision ${id} is published already: ${spanText(latest)}.` };
    await storePointers(orm, version + 1, [...pointers, pointer], now);
    await orm.update(campaignRevisions).set({ publishedAt: now }).where(eq(campaignRevisions.id, id));
    const begins = from > now ? `${spanText(pointer)} (Beijing time)` : `now${to ? `, ${spanText(pointer)}` : ''}`;
    return {
      text: `Revision ${id} of "${slug}" for ${brandText(brand)} is shown ${begins}. ${SOON}`,
      details: { revision: id, campaign: slug, brand, from: from.toISOString(), to: to?.toISOString() ?? null },
    };
  },
});

/** Shows again what was shown before. */
export const rollBack = defineOperation({
  name: 'campaigns rollback',
  summary: 'shows again what a campaign showed before the revision of now, the definition at the end',
  operands: ['campaign'],
  options: { brand: "a brand's own revision", revision: 'this one, such as one that is to come' },
  act: true,
  input: z.strictObject({
    campaign: z.string(),
    brand: z.string().refine(isBrand, 'names no brand').optional(),
    revision: revisionId.optional(),
  }),
  async run({ services, orm, now }, input) {
    const { slug } = findCampaign(services, input.campaign);
    const place = { slug, brand: input.brand ?? null };
    await lockPointers(orm);
    const { version, pointers } = await readLatestPointers(orm);
    const own = pointers.filter((pointer) => isSamePlace(pointer, place));
    const shown =
      input.revision === undefined
        ? pointerAt(own, place, now.getTime())
        : own.filter(({ revision }) => revision === input.revision).at(-1);
    if (!shown) throw new OperatorError(`"${slug}" shows no such revision for ${brandText(place.brand)}.`);
    const left = pointers.filter((pointer) => pointer !== shown);
    await storePointers(orm, version + 1, left, now);
    const next = pointerAt(left, place, now.getTime());
    return {
      text: `Revision ${shown.revision} of "${slug}" for ${brandText(place.brand)} is withdrawn. Shown is ${next ? `revision ${next.revision}` : 'the definition'}. ${SOON}`,
      details: { campaign: slug, brand: place.brand, withdrawn: shown.revision, shown: next?.revision ?? null },
    };
  },
});
