/** The credentials that a visitor logged in with. */
export interface Credentials {
  account: string;
  password: string;
}

let known: { token: string; credentials: Credentials } | undefined;

/**
 * Remembers the credentials that opened a session, only in the page's memory: the trade server of a provider's backend
 * does not accept a session, according to the specification.
 */
export function rememberCredentials(token: string, credentials: Credentials): void {
  known = { token, credentials };
}

/** The credentials that opened a session on this page, if it was by password. */
export function credentialsOf(token: string): Credentials | undefined {
  return known?.token === token ? known.credentials : undefined;
}
