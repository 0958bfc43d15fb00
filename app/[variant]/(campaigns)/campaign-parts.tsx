import type { ReactNode } from 'react';
import { ActivityLink } from '@/components/campaign/activity-link';
import { ActivitySection } from '@/components/campaign/activity-section';
import type {
  ActivityPart,
  CompositionPart,
  OwnPart,
  PagePart,
  Part,
  PartContext,
  StripPart,
} from '@/components/campaign/parts/part';
import { BANNER_FORM } from '@/lib/browser/shell/scroll-to-element';
import type { Activity } from '@/lib/campaign/activity/schema';
import { ACTIVITY_WORDS, activityId } from '@/lib/campaign/activity/words';
import type { Campaign } from '@/lib/campaign/schema';

type PartOf<Name> = Name extends PagePart['name']
  ? PagePart
  : Name extends StripPart['name']
    ? StripPart
    : Name extends CompositionPart['name']
      ? CompositionPart
      : Name extends OwnPart['name']
        ? OwnPart
        : ActivityPart;

/**
 * Renders the parts that a campaign's definition asks for, of those that its page has named.
 *
 * @param playAt address of the page that has the activities, where it is another
 */
export function partsOf(context: PartContext, parts: readonly Part[], playAt?: string) {
  const { campaign } = context;

  function part<Name extends Part['name']>(name: Name): PartOf<Name> {
    const found = parts.find((candidate) => candidate.name === name);
    if (found) return found as PartOf<Name>;
    throw new Error(
      `The page of ${campaign.slug} lacks a part: import { ${name} } from '@/components/campaign/parts/${name}' and name it in campaignPage(campaign, { parts: [${name}] }).`,
    );
  }

  return {
    /** The classes of the hero. */
    hero: part(campaign.hero.composition).styles,
    /** What a visitor does first: open an account, start a deposit, or go to the activity. */
    first(): ReactNode {
      const [activity] = campaign.activities;
      if (campaign.form) return part('form').render(context);
      if (campaign.deposit) return part('deposit').render(context);
      return activity && <ActivityLink kind={activity.kind} href={playAt} />;
    },
    /** What stands at the foot of the hero, on pages that name it. */
    foot(): ReactNode {
      return parts.some(({ name }) => name === 'market-strip') && part('market-strip').render();
    },
    /** The visitor's own account, where a deposit is started or the page names it. */
    account(): ReactNode {
      return (campaign.deposit || parts.some(({ name }) => name === 'account')) && part('account').render();
    },
    activity(activity: Activity): ReactNode {
      const { kind } = activity;
      return (
        <ActivitySection key={kind} kind={kind}>
          {part(kind).render(context, activity)}
        </ActivitySection>
      );
    },
  };
}

/** Words and target of the bar at the bottom of a phone's screen: the form, or else the first activity. */
export function stickyAction({ form, activities }: Campaign): { children: string; target: string } {
  const [first] = activities;
  if (form || !first) return { children: form?.submit ?? '立即开户', target: BANNER_FORM };
  return { children: ACTIVITY_WORDS[first.kind], target: activityId(first.kind) };
}
