import type { ReactNode } from 'react';
import type { ConsentDocument } from '@/lib/account/registration-fields';
import type { FirstAction } from '@/lib/campaign/pages';
import type { Campaign, Hero } from '@/lib/campaign/schema';

/** What a block may know of the page that it stands on. */
export interface BlockContext {
  /** The campaign in the brand's words. */
  campaign: Campaign;
  /** What a registration asks to accept. */
  consent: { documents: readonly ConsentDocument[] };
}

/** The look of a composition of the hero. All have the same classes, and each is a stage of its own on phones and on desktops. */
export interface CompositionBlock {
  name: Hero['composition'];
  styles: Readonly<Record<string, string>>;
}

/** What a visitor does first, where it has scripts of its own. */
export interface ActionBlock {
  name: Exclude<FirstAction, 'activity'>;
  render: (context: BlockContext) => ReactNode;
  /** What stands under the activities. */
  section?: ReactNode;
}
