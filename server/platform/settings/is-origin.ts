/** True for an address of nothing but protocol, host and port. */
export function isOrigin(value: string): boolean {
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}
