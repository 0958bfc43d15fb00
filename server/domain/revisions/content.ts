import type { PageContent } from '@/lib/campaign/revision/content';
import type { SitePage } from '@/lib/variant/resolve-page';
import { digestOf, type ShownArms } from './arms';

/** Digests of the parts of a page's content. */
export interface ContentParts {
  definition?: string | undefined;
  /** Of the revision of its texts, or of an arm. */
  text?: string | undefined;
  brand?: string | undefined;
  clause?: string | undefined;
  /** Of the clauses whose versions forms name. */
  versions?: readonly string[] | undefined;
}

/** What a page shows beside the build, for all visitors or for those of an arm. */
export interface ContentOfArm {
  /** Identifies the content in the key of its page. */
  digest: string;
  content: PageContent;
  /** Identifies the arm. */
  arm?: string;
  /** The arm's page, if its definition may have another composition. */
  page?: SitePage | undefined;
}

/** What a page shows beside the build. */
export interface ShownContent extends ContentOfArm {
  /** What parts of the visitors see instead. */
  arms?: ShownArms<ContentOfArm>;
}

/** The digest of content: that of the texts if it has no other part, so that pages of built campaigns keep their keys. */
export function contentDigest({ text, ...others }: ContentParts): string {
  const isTextAlone = text !== undefined && Object.values(others).every((digest) => digest === undefined);
  return isTextAlone ? text : digestOf({ text, ...others });
}
