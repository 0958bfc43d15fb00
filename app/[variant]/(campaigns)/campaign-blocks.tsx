import type { ReactNode } from 'react';
import { ActivityLink } from '@/components/campaign/activity-link';
import { ActivitySection } from '@/components/campaign/activity-section';
import type {
  AccountBlock,
  ActivityBlock,
  Block,
  BlockContext,
  CompositionBlock,
  PageBlock,
  StripBlock,
} from '@/components/campaign/blocks/block';
import { BANNER_FORM } from '@/lib/browser/shell/scroll-to-element';
import type { Activity } from '@/lib/campaign/activity/schema';
import { ACTIVITY_WORDS, activityId } from '@/lib/campaign/activity/words';
import type { Campaign } from '@/lib/campaign/schema';

type BlockOf<Name> = Name extends PageBlock['name']
  ? PageBlock
  : Name extends StripBlock['name']
    ? StripBlock
    : Name extends CompositionBlock['name']
      ? CompositionBlock
      : Name extends AccountBlock['name']
        ? AccountBlock
        : ActivityBlock;

/**
 * Renders the blocks that a campaign's definition asks for, of those that its page has named.
 *
 * @param playAt address of the page that has the activities, where it is another
 */
export function blocksOf(context: BlockContext, blocks: readonly Block[], playAt?: string) {
  const { campaign } = context;

  function block<Name extends Block['name']>(name: Name): BlockOf<Name> {
    const found = blocks.find((candidate) => candidate.name === name);
    if (found) return found as BlockOf<Name>;
    throw new Error(
      `The page of ${campaign.slug} lacks a block: import { ${name} } from '@/components/campaign/blocks/${name}' and name it in campaignPage(campaign, { blocks: [${name}] }).`,
    );
  }

  return {
    /** The classes of the hero. */
    hero: block(campaign.hero.composition).styles,
    /** What a visitor does first: open an account, start a deposit, or go to the activity. */
    first(): ReactNode {
      const [activity] = campaign.activities;
      if (campaign.form) return block('form').render(context);
      if (campaign.deposit) return block('deposit').render(context);
      return activity && <ActivityLink kind={activity.kind} href={playAt} />;
    },
    /** What stands at the foot of the hero, on pages that name it. */
    foot(): ReactNode {
      return blocks.some(({ name }) => name === 'market-strip') && block('market-strip').render();
    },
    /** The visitor's own account, where a deposit is started or the page names it. */
    account(): ReactNode {
      return (campaign.deposit || blocks.some(({ name }) => name === 'account')) && block('account').render();
    },
    activity(activity: Activity): ReactNode {
      const { kind } = activity;
      return (
        <ActivitySection key={kind} kind={kind}>
          {block(kind).render(context, activity)}
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
