import type { ActivityOf } from '@/lib/campaign/activity/schema';
import type { TreasureState } from '@/lib/contract/activities/treasure';

export type Box = ActivityOf<'treasure'>['boxes'][number];
export type Mine = TreasureState['mine'];
export type BoxState = NonNullable<Mine>['boxes'][number]['state'];
