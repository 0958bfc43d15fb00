import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRevisions } from '../../domain/revisions/store';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { table } from './words';

/** Lists every campaign, also those that were never published, with the revision of its definition that waits for someone. */
export const listDefinitions = defineOperation({
  name: 'campaigns definitions',
  title: '活动定义总览',
  summary: '列出内置的、运营台发布的和未发布的活动，以及在办的定义版本',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ services, orm, now }) {
    const revisions = await readRevisions(orm, services.revisions.current());
    const waiting = await readWaiting(orm);
    const shown = revisions.catalogueAt(now.getTime()).campaigns;
    const known = new Set(shown.map(({ slug }) => slug));
    const fresh = [...waiting.values()].filter(({ slug }) => !known.has(slug));
    const rows = [
      ...shown.map(({ slug, title }) => ({
        slug,
        title,
        origin: revisions.built.campaign(slug) ? ('built' as const) : ('stored' as const),
      })),
      ...fresh.map(({ slug, title }) => ({ slug, title: title ?? slug, origin: 'new' as const })),
    ].map(({ slug, title, origin }) => {
      const work = waiting.get(slug);
      return {
        campaign: slug,
        title,
        origin,
        status: work && work.state !== 'discarded' ? work.state : null,
        revision: work?.id ?? null,
        author: work?.author ?? null,
        written: iso(work?.writtenAt),
      };
    });
    return { answer: [table('stored_definitions', rows)] };
  },
});

/** The newest definition of each campaign that was never published, by slug. */
async function readWaiting(orm: Orm) {
  const { id, subject, slug, patch, state, author, writtenAt, publishedAt } = campaignRevisions;
  const title = sql<string | null>`${patch} ->> 'title'`;
  const rows = await orm
    .select({ id, slug, title, state, author, writtenAt })
    .from(campaignRevisions)
    .where(and(eq(subject, 'definition'), isNull(publishedAt), ne(state, 'discarded')))
    .orderBy(asc(id));
  return new Map(rows.map((row) => [row.slug, row]));
}
