import { PredictActivity } from '@/components/activities/predict/predict-activity';
import { activityPart } from './part';

export const predict = activityPart('predict', ({ campaign }, activity) => (
  <PredictActivity slug={campaign.slug} {...activity} />
));
