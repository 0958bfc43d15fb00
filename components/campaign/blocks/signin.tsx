import { LazySigninActivity } from '@/components/activities/signin/lazy-signin';
import { activityBlock } from './block';

export const signin = activityBlock('signin', ({ campaign }, activity) => (
  <LazySigninActivity slug={campaign.slug} {...activity} />
));
