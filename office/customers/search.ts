/** The address of the screen for customers. A mobile number is never in it. */
export interface CustomerSearch {
  account?: string;
  /** Code of the table whose tab is open. */
  tab?: string;
}

export function readCustomerSearch({ account, tab }: Record<string, unknown>): CustomerSearch {
  // The router reads an account in an address as a number.
  const text = String(account ?? '');
  if (!/^\d{6,9}$/.test(text)) return {};
  return { account: text, ...(typeof tab === 'string' && /^\w+$/.test(tab) && { tab }) };
}
