import { createHash } from 'node:crypto';
import { releaseNotes } from '@/brands/release-notes';
import { campaigns } from '@/campaigns';
import { clauses } from '@/clauses';

/** The file with the dates, relative to the project. */
export const FILE = 'campaigns/content-dates.json';

/** By the page's path: the day (UTC) on which a release last changed its content, and a hash of that content. */
export type ContentDates = Record<string, { date: string; digest: string }>;

/** The content of every page that search engines find, by the path of the campaign's own page or of the page itself. */
const contents: readonly (readonly [path: string, content: unknown])[] = [
  ...campaigns.map((campaign) => [`/${campaign.slug}`, campaign] as const),
  ...clauses.map((clause) => [`/clause/${clause.slug}`, clause] as const),
  ['/download', releaseNotes],
];

/** The dates of this version of the content: `today` for pages that changed since the dates were last written. */
export function contentDates(known: ContentDates, today: string, changeDates = true): ContentDates {
  return Object.fromEntries(
    contents.map(([path, content]) => {
      const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
      const before = known[path];
      const date = before && (before.digest === digest || !changeDates) ? before.date : today;
      return [path, { date, digest }];
    }),
  );
}
