import type { ReactNode } from 'react';
import type { ConsentDocument } from '@/components/account/consent';
import type { Activity, ActivityKind, ActivityOf } from '@/lib/campaign/activity/schema';
import type { Campaign, Hero } from '@/lib/campaign/schema';

/** What a part may know of the page that it stands on. */
export interface PartContext {
  /** The campaign in the brand's words. */
  campaign: Campaign;
  /** What a registration asks to accept. */
  consent: { documents: readonly ConsentDocument[]; agreements: string };
  /** What a picture that leaves the site is signed with. */
  brand: { name: string; picture: string };
}

/**
 * A part of a campaign page that has scripts or styles of its own. A page names the ones that its definition asks for, so that a
 * visitor loads those and no others.
 */
export type Part = CompositionPart | PagePart | StripPart | OwnPart | ActivityPart;

/** The look of a composition of the hero. All have the same classes, and each is a stage of its own on phones and on desktops. */
export interface CompositionPart {
  name: Hero['composition'];
  styles: Readonly<Record<string, string>>;
}

/** The form, or the button that starts a deposit. */
export interface PagePart {
  name: 'form' | 'deposit';
  render: (context: PartContext) => ReactNode;
}

/** What may stand at the foot of any hero. */
export interface StripPart {
  name: 'market-strip';
  render: () => ReactNode;
}

/** What a visitor with a session is shown of the account; pages that start deposits have it. */
export interface OwnPart {
  name: 'account';
  render: () => ReactNode;
}

/** The island of one kind of activity, which gets what a visitor may know of its definition. */
export interface ActivityPart {
  name: ActivityKind;
  render: (context: PartContext, activity: Activity) => ReactNode;
}

/** The part of a kind; `render` is handed activities of that kind alone. */
export function activityPart<Kind extends ActivityKind>(
  kind: Kind,
  render: (context: PartContext, activity: ActivityOf<Kind>) => ReactNode,
): ActivityPart {
  return { name: kind, render: (context, activity) => render(context, activity as ActivityOf<Kind>) };
}
