import { campaignSettings } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';

type Settings = typeof campaignSettings.$inferSelect;

/** Stores what an operator has set for a campaign, and returns all that is set for it. */
export async function storeSettings(
  orm: Orm,
  slug: string,
  given: Partial<Omit<Settings, 'slug' | 'changedAt'>>,
  now: Date,
): Promise<Settings | undefined> {
  const set = { ...given, changedAt: now };
  const [stored] = await orm
    .insert(campaignSettings)
    .values({ slug, ...set })
    .onConflictDoUpdate({ target: campaignSettings.slug, set })
    .returning();
  return stored;
}
