import type { ActivityKind } from '@/lib/campaign/activity/schema';
import type { ActivityModule } from './engine/module';
import { cashback } from './kinds/cashback';
import { coupon } from './kinds/coupon';
import { invite } from './kinds/invite';
import { points } from './kinds/points';
import { predict } from './kinds/predict';
import { quiz } from './kinds/quiz';
import { redpacket } from './kinds/redpacket';
import { signin } from './kinds/signin';
import { tasks } from './kinds/tasks';
import { tiers } from './kinds/tiers';
import { treasure } from './kinds/treasure';
import { wheel } from './kinds/wheel';

/** Every kind of activity that the engine runs. */
export const MODULES: { [Kind in ActivityKind]: ActivityModule<Kind> } = {
  tasks,
  tiers,
  cashback,
  wheel,
  treasure,
  quiz,
  predict,
  signin,
  points,
  redpacket,
  coupon,
  invite,
};
