/** Whether accounts and sessions are this site's own, and not those of a provider's backend, of which the page is told. */
export function hasSiteAccounts(): boolean {
  return document.documentElement.dataset.captcha === undefined;
}
