import type { ReactNode } from 'react';
import type { ConsentDocument } from '@/lib/account/registration-fields';
import type { FirstAction } from '@/lib/campaign/pages';
import type { Campaign } from '@/lib/campaign/schema';
import type { Composition } from '@/lib/look/look';

/** What a block can use of its page. */
export interface BlockContext {
  /** The campaign in the brand's words. */
  campaign: Campaign;
  /** The clauses that a registration asks the visitor to accept. */
  consent: { documents: readonly ConsentDocument[] };
}

/**
 * The look of a hero composition. All compositions have the same classes, with separate layouts for phones and
 * desktops.
 */
export interface CompositionBlock {
  name: Composition;
  styles: Readonly<Record<string, string>>;
  /** The action is on the composition's own paper, not on its ground. */
  paper?: true;
}

/** The first action of a page, if it has its own scripts. */
export interface ActionBlock {
  name: Exclude<FirstAction, 'activity'>;
  render: (context: BlockContext) => ReactNode;
  /** Content below the activities. */
  section?: ReactNode;
}
