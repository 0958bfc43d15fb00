/** Where operators use their passkeys, which work nowhere else. */
export interface PasskeySite {
  /** The origin of the office, such as `https://office.example`. */
  origin: string;
}

/** The host name to which passkeys belong. */
export function relyingParty({ origin }: PasskeySite): string {
  return new URL(origin).hostname;
}
