/** A page's address as an event may keep it: the contract asks pages to leave the token out, and this makes sure of it. */
export function withoutToken(address: string): string {
  if (!/[?&#]token=/i.test(address)) return address;
  return address.replace(/([?&#])(?:token=[^&#]*&?)+/gi, '$1').replace(/[?&](?=#|$)/g, '');
}
