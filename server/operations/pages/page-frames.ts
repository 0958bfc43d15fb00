import { and, desc, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { armLabel, armNames } from '../../domain/revisions/arms';
import { frameToken } from '../../domain/revisions/previews';
import { revisionState } from '../../domain/revisions/revision-state';
import { readRevisions } from '../../domain/revisions/store';
import { SUBJECTS } from '../../domain/revisions/subjects';
import { HOUR } from '../../platform/clock/clock';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { fault } from '../common/faults';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { say, table } from './words';

/** Tokens of one half of a day are the same, so that frames do not reload. */
const VALID_FOR = 12 * HOUR;
/** More are not worth a look. */
const MOST = 100;
const MOST_CAMPAIGNS = 100;

/** Lists what frames of the office can show of pages, each with the token that shows it. */
export const pageFrames = defineOperation({
  name: 'pages frames',
  title: '页面的画面',
  summary: '列出页面目录能显示的内容：访客所见，以及活动的各个版本和实验组；凭证至少 12 小时有效，只能在运营台里使用',
  subject: '页面',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.transform((text) => text.split(','))
      .pipe(z.array(z.string().min(1)).max(MOST_CAMPAIGNS, fault(say('must_be_campaigns'))))
      .optional()
      .meta({ help: '可选多个', joined: true }),
  }),
  async run({ services, orm, now }, { campaign = [] }) {
    const slugs = campaign.map((slug) => findCampaign(services, slug).slug);
    const until = new Date((Math.floor(now.getTime() / VALID_FOR) + 2) * VALID_FOR);
    const tokenOf = (label: string) => frameToken(services.vault, label, until);
    const revisions = await readRevisions(orm, services.revisions.current());
    const at = { table: revisions, moment: now.getTime() };
    const found = slugs.length > 0 ? await readLatest(orm, slugs) : [];
    const rows = found.flatMap((revision) => {
      if ('faults' in SUBJECTS[revision.subject].read(revision, at)) return [];
      const { id, slug, brand, author, writtenAt } = revision;
      const labels = [String(id), ...armNames(revision).map((name) => armLabel(id, name))];
      return labels.map((label) => ({
        label,
        campaign: slug,
        brand: brand ?? 'all',
        state: revisionState(revision, revisions.pointers, now.getTime()),
        author,
        written: iso(writtenAt),
        token: tokenOf(label),
      }));
    });
    const live = { label: null, campaign: null, brand: null, state: null, author: null, written: null };
    return { answer: [table('page_frames', [{ ...live, token: tokenOf('') }, ...rows])] };
  },
});

function readLatest(orm: Orm, slugs: readonly string[]) {
  const { subject, slug, state, id } = campaignRevisions;
  return orm
    .select()
    .from(campaignRevisions)
    .where(and(inArray(subject, ['text', 'definition']), inArray(slug, [...slugs]), ne(state, 'discarded')))
    .orderBy(desc(id))
    .limit(MOST);
}
