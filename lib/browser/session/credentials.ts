/** What a visitor has logged in with. */
export interface Credentials {
  account: string;
  password: string;
}

let known: { token: string; credentials: Credentials } | undefined;

/**
 * Keeps what opened a session, in the page's memory alone: the trade server of a provider's own backend logs nobody in by a
 * session, as the specification has it.
 */
export function rememberCredentials(token: string, credentials: Credentials): void {
  known = { token, credentials };
}

/** What has opened a session on this page, if a password did. */
export function credentialsOf(token: string): Credentials | undefined {
  return known?.token === token ? known.credentials : undefined;
}
