/**
 * What the script in the page's head does with a link (`components/document/links-script.ts`). Its address is another by the time
 * that React takes the page over, and stays.
 */
export const keepsQuery = { 'data-keep-query': '', suppressHydrationWarning: true } as const;

/** A link to the app's package or to its page in a store. */
export const leadsToApp = { 'data-download': '', suppressHydrationWarning: true } as const;
