/**
 * Marks a link for the script in the page's head (`components/document/links-script.ts`), which adds the page's query.
 * The script changes the address before hydration, and React leaves it as it is.
 */
export const keepsQuery = { 'data-keep-query': '', suppressHydrationWarning: true } as const;

/** A link to the app's package or to its page in a store. */
export const leadsToApp = { 'data-download': '', suppressHydrationWarning: true } as const;

/** A link that may do something else than lead to its address: a tap before hydration waits for its handler. */
export const waitsForHandler = { 'data-handled': '' } as const;
