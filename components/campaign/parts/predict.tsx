import { LazyPredictActivity } from '@/components/activities/predict/lazy-predict';
import { activityPart } from './part';

export const predict = activityPart('predict', ({ campaign }, { round: _, ...activity }) => (
  <LazyPredictActivity slug={campaign.slug} {...activity} />
));
