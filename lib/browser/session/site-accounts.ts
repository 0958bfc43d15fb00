/** Whether accounts and sessions belong to this site. A page with a provider's backend has `data-captcha`. */
export function hasSiteAccounts(): boolean {
  return document.documentElement.dataset.captcha === undefined;
}
