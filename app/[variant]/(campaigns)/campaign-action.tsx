import { consentOf } from '@/app/[variant]/consent';
import { ActivityLink } from '@/components/campaign/activity-link';
import { DepositAction } from '@/components/campaign/deposit-action';
import { FormPanel } from '@/components/campaign/form-panel';
import type { Brand } from '@/lib/brand/schema';
import { ACTIVITY_WORDS, activityId } from '@/lib/campaign/activity/words';
import type { Campaign } from '@/lib/campaign/schema';
import { BANNER_FORM } from '@/lib/shell/scroll-to-element';
import { siteUrl } from '@/lib/site';

/** What a visitor does first on a campaign's page: open an account, start a deposit, or go to the activity. */
export function heroAction({ form, deposit, activities, success, slug }: Campaign, brand: Brand) {
  const [first] = activities;
  if (form) {
    return (
      <FormPanel
        {...form}
        {...consentOf(brand)}
        successUrl={siteUrl(`/${success?.path ?? slug}`)}
        activity={first?.kind}
      />
    );
  }
  if (deposit) return <DepositAction>{deposit}</DepositAction>;
  return first && <ActivityLink kind={first.kind} />;
}

/** Words and target of the bar at the bottom of a phone's screen: the form, or else the first activity. */
export function stickyAction({ form, activities }: Campaign): { children: string; target: string } {
  const [first] = activities;
  if (form || !first) return { children: form?.submit ?? '立即开户', target: BANNER_FORM };
  return { children: ACTIVITY_WORDS[first.kind], target: activityId(first.kind) };
}
