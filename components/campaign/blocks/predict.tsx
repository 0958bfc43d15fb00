import { LazyPredictActivity } from '@/components/activities/predict/lazy-predict';
import { activityBlock } from './block';

export const predict = activityBlock('predict', ({ campaign }, { round: _, ...activity }) => (
  <LazyPredictActivity slug={campaign.slug} {...activity} />
));
