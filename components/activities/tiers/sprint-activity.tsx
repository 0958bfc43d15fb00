'use client';

import { RaceTrack } from './race-track';
import { TiersActivity, type TiersActivityProps } from './tiers-activity';

/** A ladder as a race: its tiers are posts along a track. */
export function SprintActivity(props: TiersActivityProps) {
  return <TiersActivity {...props} picture={RaceTrack} />;
}
