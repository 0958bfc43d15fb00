import type { Visitor } from '../support/visitor';

/** What the page last showed, as far as it says what can be done next. */
export interface Seen {
  /** The page's path; of a page that is not the site's too. */
  path: string;
  /** The brand that the document names; `null` on a page that is not the site's. */
  brand: string | null;
  loggedIn: boolean;
  dialog: boolean;
  /** The form that opens an account with a password. */
  form: boolean;
  activities: number;
}

/** What the visitor knows and expects of the site. */
export interface Model {
  /** Steps that they have the patience for. */
  left: number;
  /** The host whose page is open. */
  host: string;
  offline: boolean;
  /** Whom they opened an account as; one in a walk. */
  visitor?: Omit<Visitor, 'token'>;
  /** The hosts on which they are logged in: a token belongs to its host. */
  loggedIn: Set<string>;
  /** Hosts whose session may have been ended elsewhere, so that it may be gone or not. */
  unsure: Set<string>;
  /** They have verified who they are. */
  verified: boolean;
  /** They have asked for a code to log in, which cannot be asked for again within a minute. */
  hadCode: boolean;
  seen: Seen;
}

/** What the browser's own pages show of the site. */
export const NOTHING: Seen = { path: '', brand: null, loggedIn: false, dialog: false, form: false, activities: 0 };

/** A visitor who has come to no page yet. */
export function newModel(host: string, left: number): Model {
  return {
    left,
    host,
    offline: false,
    loggedIn: new Set(),
    unsure: new Set(),
    verified: false,
    hadCode: false,
    seen: NOTHING,
  };
}

/** Whether the page is to show the visitor logged in; undefined where either is right. */
export function expectedLogin({ host, loggedIn, unsure }: Model): boolean | undefined {
  return unsure.has(host) ? undefined : loggedIn.has(host);
}
