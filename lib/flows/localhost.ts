/**
 * Whether a page runs on this machine (`*.localhost`), whose server stands in for the hosts that the flows lead to.
 *
 * @param page the page's host name
 */
export function isOnLocalhost({ hostname }: Pick<Location, 'hostname'>): boolean {
  return /(?:^|\.)localhost$/.test(hostname);
}
