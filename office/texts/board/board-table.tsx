import { Link } from '@tanstack/react-router';
import type { Choice } from '@/server/office/api';
import { timeText } from '@/server/operations/common/formats';
import { StateTag } from '../revisions/states';
import type { PlaceRow } from '../text-queries';
import styles from './board.module.css';

/** A campaign with what it shows for all brands, and for those with texts of their own. */
export interface CampaignTexts {
  campaign: string;
  title: string;
  places: readonly PlaceRow[];
}

interface BoardTableProps {
  campaigns: readonly CampaignTexts[];
  brands: readonly Choice[];
}

/** Campaigns in rows, each with the brands that have a text of their own. */
export function BoardTable({ campaigns, brands }: BoardTableProps) {
  return (
    <div className={`panel ${styles.place}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">活动</th>
            <th scope="col">访客看到的主标题</th>
            <th scope="col">在办</th>
            <th scope="col">品牌自己的文案</th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => (
            <Row key={campaign.campaign} {...campaign} brands={brands} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ campaign, title, places, brands }: CampaignTexts & { brands: readonly Choice[] }) {
  const whole = places.find(({ brand }) => brand === 'all');
  return (
    <tr>
      <th scope="row">
        <Link to="/texts/$campaign" params={{ campaign }} className={styles.campaign}>
          {title}
        </Link>
        <code className="soft small">{campaign}</code>
      </th>
      <td>
        {whole?.headline}
        <div className="soft small">{whole && liveText(whole)}</div>
      </td>
      <td>{whole && <Work place={whole} />}</td>
      <td>
        {places
          .filter(({ brand }) => brand !== 'all')
          .map((place) => (
            <Own
              key={place.brand}
              place={place}
              brand={brands.find(({ value }) => value === place.brand)?.label ?? place.brand}
            />
          ))}
      </td>
    </tr>
  );
}

/** What waits for someone, and what is scheduled. */
function Work({ place: { campaign, work, state, author, next, from } }: { place: PlaceRow }) {
  return (
    <>
      {work !== null && state && (
        <Link
          to="/texts/$campaign"
          params={{ campaign }}
          search={{ tab: 'revisions', revision: work }}
          className={styles.work}
        >
          <StateTag state={state} /> {author}
        </Link>
      )}
      {next !== null && from && (
        <Link
          to="/texts/$campaign"
          params={{ campaign }}
          search={{ tab: 'revisions', revision: next }}
          className={styles.work}
        >
          <StateTag state="scheduled" /> {timeText(from).slice(5)}
        </Link>
      )}
    </>
  );
}

/** A brand's own text; nothing if it has none any more. */
function Own({ place, brand }: { place: PlaceRow; brand: string }) {
  const { campaign, state, work, next, live } = place;
  const shown = state ?? (next === null ? (live === null ? undefined : 'live') : 'scheduled');
  if (!shown) return null;
  const revision = work ?? next ?? live;
  return (
    <Link
      to="/texts/$campaign"
      params={{ campaign }}
      search={{ brand: place.brand, tab: 'revisions', ...(revision !== null && { revision }) }}
      className={styles.work}
    >
      <StateTag state={shown} /> {brand}
    </Link>
  );
}

function liveText({ live, since }: PlaceRow): string {
  if (live === null) return '';
  return `版本 ${live}${since ? `，${timeText(since).slice(5)} 起` : ''}`;
}
