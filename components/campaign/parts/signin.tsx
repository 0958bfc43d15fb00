import { LazySigninActivity } from '@/components/activities/signin/lazy-signin';
import { activityPart } from './part';

export const signin = activityPart('signin', ({ campaign }, activity) => (
  <LazySigninActivity slug={campaign.slug} {...activity} />
));
