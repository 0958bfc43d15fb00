/** The query parameter that shows a page to operators, for example with a revision that is not published. */
export const PREVIEW_PARAMETER = 'preview';

const PREVIEW = new RegExp(`[?&]${PREVIEW_PARAMETER}=`);

/** Whether a query, with its question mark, asks for a preview. */
export function asksForPreview(search: string): boolean {
  return PREVIEW.test(search);
}
