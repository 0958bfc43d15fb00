import { TreasureActivity } from '@/components/activities/treasure/treasure-activity';
import { activityPart } from './part';

export const treasure = activityPart('treasure', ({ campaign }, activity) => (
  <TreasureActivity slug={campaign.slug} {...activity} />
));
