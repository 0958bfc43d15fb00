import { isDeepStrictEqual } from 'node:util';
import type { DatesSet } from '@/lib/campaign/phase';
import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import { campaignSettings } from '../../platform/database/schema/activities';
import type { Database, Orm } from '../../platform/database/types';

/** What operators have set of campaigns' dates, by their slugs. */
type Settings = ReadonlyMap<string, DatesSet>;

/** Whoever knows what operators have set of campaigns at the moment; another map where they have changed it. */
export interface CampaignSettings {
  current(): Settings;
}

const NOTHING: Settings = new Map();

/** Where no database can change what the definitions say. */
export const nothingSet: CampaignSettings = { current: () => NOTHING };

/** Follows what operators set of campaigns, see {@link follow}. */
export function followSettings({ orm }: Pick<Database, 'orm'>, repeat?: Repeat): Promise<Followed<Settings>> {
  return follow((known) => readSettings(orm, known), repeat);
}

async function readSettings(orm: Orm, known = NOTHING): Promise<Settings> {
  const rows = await orm.select().from(campaignSettings);
  const read = new Map(rows.map((set) => [set.slug, set]));
  return isDeepStrictEqual(read, known) ? known : read;
}
