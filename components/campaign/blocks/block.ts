import type { ReactNode } from 'react';
import type { ConsentDocument } from '@/components/account/consent';
import type { Activity, ActivityKind, ActivityOf } from '@/lib/campaign/activity/schema';
import type { Campaign, Hero } from '@/lib/campaign/schema';

/** What a block may know of the page that it stands on. */
export interface BlockContext {
  /** The campaign in the brand's words. */
  campaign: Campaign;
  /** What a registration asks to accept. */
  consent: { documents: readonly ConsentDocument[]; agreements: string };
  /** What a picture that leaves the site is signed with. */
  brand: { name: string; picture: string };
}

/**
 * A block of a campaign page that has scripts or styles of its own. A page names the ones that its definition asks for, so that a
 * visitor loads those and no others.
 */
export type Block = CompositionBlock | PageBlock | StripBlock | AccountBlock | ActivityBlock;

/** The look of a composition of the hero. All have the same classes, and each is a stage of its own on phones and on desktops. */
export interface CompositionBlock {
  name: Hero['composition'];
  styles: Readonly<Record<string, string>>;
}

/** The form, or the button that starts a deposit. */
export interface PageBlock {
  name: 'form' | 'deposit';
  render: (context: BlockContext) => ReactNode;
}

/** What may stand at the foot of any hero. */
export interface StripBlock {
  name: 'market-strip';
  render: () => ReactNode;
}

/** What a visitor with a session is shown of the account; pages that start deposits have it. */
export interface AccountBlock {
  name: 'account';
  render: () => ReactNode;
}

/** The island of one kind of activity, which gets what a visitor may know of its definition. */
export interface ActivityBlock {
  name: ActivityKind;
  render: (context: BlockContext, activity: Activity) => ReactNode;
}

/** The block of a kind; `render` is handed activities of that kind alone. */
export function activityBlock<Kind extends ActivityKind>(
  kind: Kind,
  render: (context: BlockContext, activity: ActivityOf<Kind>) => ReactNode,
): ActivityBlock {
  return { name: kind, render: (context, activity) => render(context, activity as ActivityOf<Kind>) };
}
