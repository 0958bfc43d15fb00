import { LazyPredictActivity } from '@/components/activities/predict/lazy-predict';
import { activityPart } from './part';

export const predict = activityPart('predict', ({ campaign }, activity) => (
  <LazyPredictActivity slug={campaign.slug} {...activity} />
));
