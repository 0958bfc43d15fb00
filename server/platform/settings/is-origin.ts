/** True for a URL of only protocol, host and port. */
export function isOrigin(value: string): boolean {
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}
