import type { Visitor } from '../support/visitor';

/** What the page last showed, as far as it decides the next steps. */
export interface Seen {
  /** The page's path, also on other sites. */
  path: string;
  /** The brand of the document; `null` if it is not a page of the site. */
  brand: string | null;
  loggedIn: boolean;
  dialog: boolean;
  /** Whether a form opens an account with a password. */
  form: boolean;
  activities: number;
}

/** What the visitor knows and expects of the site. */
export interface Model {
  /** Steps left in the walk. */
  left: number;
  /** The host of the open page. */
  host: string;
  offline: boolean;
  /** The visitor's account; one per walk. */
  visitor?: Omit<Visitor, 'token'>;
  /** The hosts with a session: each host stores its own token. */
  loggedIn: Set<string>;
  /** Hosts whose session may have been ended elsewhere. */
  unsure: Set<string>;
  /** Whether the account is verified. */
  verified: boolean;
  /** Whether a login code was requested. The next one is possible only after a minute. */
  hadCode: boolean;
  seen: Seen;
}

/** The model of a page that is not the site's. */
export const NOTHING: Seen = { path: '', brand: null, loggedIn: false, dialog: false, form: false, activities: 0 };

/** The model of a visitor who has not opened a page yet. */
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

/** Whether the page must show the visitor as logged in; undefined if both are right. */
export function expectedLogin({ host, loggedIn, unsure }: Model): boolean | undefined {
  return unsure.has(host) ? undefined : loggedIn.has(host);
}
