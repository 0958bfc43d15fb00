import { SigninActivity } from '@/components/activities/signin/signin-activity';
import { activityPart } from './part';

export const signin = activityPart('signin', ({ campaign }, activity) => (
  <SigninActivity slug={campaign.slug} {...activity} />
));
