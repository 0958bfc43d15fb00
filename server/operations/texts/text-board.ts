import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { brands } from '@/brands';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import { DEFINITION, isSamePlace, pointerAt } from '../../domain/revisions/pointers';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import { readRevisions } from '../../domain/revisions/store';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { table } from './words';

type Work = Awaited<ReturnType<typeof readWork>>[number];

/** Lists what each campaign shows, for all brands and for those with texts of their own, and what is in work. */
export const textBoard = defineOperation({
  name: 'campaigns board',
  title: '文案总览',
  summary: '列出每个活动、每个品牌显示中的文案，以及在办的版本',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ services, orm, now }) {
    const revisions = await readRevisions(orm, services.revisions.current());
    const work = await readWork(orm);
    const rows = services.campaigns.flatMap((campaign) =>
      placesOf(campaign, revisions, work).map((brand) => rowOf({ campaign, brand, revisions, work, now })),
    );
    return { answer: [table('text_places', rows)] };
  },
});

/** Revisions that were never published: each waits for someone. */
function readWork(orm: Orm) {
  const { id, subject, slug, brand, state, author, writtenAt, publishedAt } = campaignRevisions;
  return orm
    .select({ id, slug, brand, state, author, writtenAt })
    .from(campaignRevisions)
    .where(and(eq(subject, 'text'), isNull(publishedAt), ne(state, 'discarded')))
    .orderBy(asc(id));
}

/** All brands, and the brands with a revision of their own. */
function placesOf({ slug }: Campaign, { pointers }: RevisionTable, work: readonly Work[]): (string | null)[] {
  const own = new Set([...pointers, ...work].flatMap((one) => (one.slug === slug && one.brand ? [one.brand] : [])));
  return [null, ...brands.map(({ appCode }) => appCode).filter((code) => own.has(code))];
}

interface BoardPlace {
  campaign: Campaign;
  brand: string | null;
  revisions: RevisionTable;
  work: readonly Work[];
  now: Date;
}

function rowOf({ campaign, brand, revisions, work, now }: BoardPlace) {
  const { slug } = campaign;
  const place = { slug, brand };
  const own = revisions.pointers.filter((pointer) => isSamePlace(pointer, place));
  const shown = revisions.shown(place, now.getTime());
  const live = revisions.numberOf(place, now.getTime());
  const pointer = pointerAt(own, place, now.getTime());
  const next = own.filter(({ from }) => from > now.getTime()).sort((one, other) => one.from - other.from)[0];
  // What waits for a reviewer comes first, then the newest.
  const waiting = work.filter((one) => one.slug === slug && one.brand === brand);
  const inWork = waiting.find(({ state }) => state === 'in-review') ?? waiting.at(-1);
  return {
    campaign: slug,
    title: campaign.title,
    brand: brand ?? 'all',
    live: live === DEFINITION ? null : live,
    since: pointer ? iso(new Date(pointer.from)) : null,
    headline: (shown ? revise(campaign, shown.patch) : campaign).hero.headline,
    next: next?.revision ?? null,
    from: next ? iso(new Date(next.from)) : null,
    work: inWork?.id ?? null,
    state: inWork && inWork.state !== 'discarded' ? inWork.state : null,
    author: inWork?.author ?? null,
    written: iso(inWork?.writtenAt),
  };
}
