import type { ActivityOf } from '@/lib/activities/schema';
import type { TreasureState } from '@/lib/activities/treasure/contract';

export type Box = ActivityOf<'treasure'>['boxes'][number];
/** The stock left in boxes, from the server. */
export type Contents = TreasureState['boxes'];
export type Mine = TreasureState['mine'];
/** The status of a box; `unknown` for a visitor without a session. */
export type BoxLook = NonNullable<Mine>['boxes'][number]['state'] | 'unknown';

/** How the boxes look: doors of an advent wall, chests of bronze, silver and gold, or eggs. */
export type TreasureLook = 'advent' | 'chests' | 'eggs';
