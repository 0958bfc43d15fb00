import { isDeepStrictEqual } from 'node:util';
import type { DateSettings } from '@/lib/campaign/status';
import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import { campaignSettings } from '../../platform/database/schema/activities';
import type { Database, Orm } from '../../platform/database/types';

/** The dates that operators have set, by campaign slug, and when they last did. */
type Settings = ReadonlyMap<string, DateSettings & { changedAt?: Date | null }>;

/** Source of the current campaign settings; returns another map after operators change them. */
export interface CampaignSettings {
  current(): Settings;
}

const NOTHING: Settings = new Map();

/** For installations without a database. */
export const nothingSet: CampaignSettings = { current: () => NOTHING };

/** Follows the operators' settings of campaigns, see {@link follow}. */
export function followSettings({ orm }: Pick<Database, 'orm'>, repeat?: Repeat): Promise<Followed<Settings>> {
  return follow((known) => readSettings(orm, known), repeat);
}

async function readSettings(orm: Orm, known = NOTHING): Promise<Settings> {
  const rows = await orm.select().from(campaignSettings);
  const read = new Map(rows.map((set) => [set.slug, set]));
  return isDeepStrictEqual(read, known) ? known : read;
}
