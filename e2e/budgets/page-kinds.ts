import { campaigns } from '@/campaigns';
import { ACTIVITY_KINDS } from '@/lib/activities/schema';
import { LANDING_PATH } from '@/lib/site';

/** Kilobytes (1000 bytes) that the server may send for the parts of a page, compressed. Each budget is some 5 % above the present size. */
export interface PageBudget {
  /** The HTML with its styles. */
  document: number;
  /** The scripts that the HTML names, with the framework's 117 KB: the page reacts to its visitor when they have run. */
  initialScripts: number;
  /** All scripts of a visit: the initial ones, those of every activity, and the fingerprint. */
  scripts: number;
  /** Style sheets that the HTML does not contain, such as those of activities. */
  styles: number;
  /** Pictures that do not load lazily. */
  pictures: number;
}

/** A kind of page, measured on one page. */
export interface PageKind {
  name: string;
  path: `/${string}`;
  budget: PageBudget;
}

const CAMPAIGN: PageBudget = { document: 37, initialScripts: 132, scripts: 193, styles: 7.5, pictures: 12 };
/** Its page has charts of prices. */
const CHARTS: PageBudget = { ...CAMPAIGN, document: 41, initialScripts: 138, scripts: 273 };
const SUCCESS: PageBudget = { document: 28, initialScripts: 132, scripts: 197, styles: 4, pictures: 4.5 };
const TEXT: PageBudget = { document: 27, initialScripts: 129, scripts: 147, styles: 0, pictures: 3 };

/** Kilobytes of pictures on a page whose hero is an uploaded one. */
export const UPLOADED_PICTURES = 56;

export const PAGE_KINDS: readonly PageKind[] = [
  // The landing page, to which most ads lead.
  { name: 'registration', path: LANDING_PATH, budget: { ...CAMPAIGN, initialScripts: 138 } },
  { name: 'live quotes', path: '/bull-market', budget: CHARTS },
  { name: 'first deposit', path: '/newCustomerFirst', budget: CAMPAIGN },
  ...ACTIVITY_KINDS.map((kind) => ({
    name: kind,
    path: pathWith(kind),
    budget: kind === 'cashback' ? CHARTS : CAMPAIGN,
  })),
  { name: 'success', path: `${LANDING_PATH}/success`, budget: SUCCESS },
  { name: 'clause', path: '/clause/customer-agreement', budget: TEXT },
  { name: 'download', path: '/download', budget: { ...TEXT, initialScripts: 132, scripts: 153 } },
  { name: 'withdrawal', path: '/funds/withdraw', budget: { ...TEXT, initialScripts: 131 } },
  { name: 'not found', path: '/no-such-page', budget: TEXT },
];

/** The first campaign with a kind of activity. */
function pathWith(kind: string): `/${string}` {
  const campaign = campaigns.find(({ activities }) => activities.some((activity) => activity.kind === kind));
  if (!campaign) throw new Error(`No campaign has an activity of the kind ${kind}.`);
  return `/${campaign.slug}`;
}
