/**
 * Whether a server answers calls about activities. With only a provider's backend, the page's `data-activities` is
 * `none`.
 */
export function offersActivities(): boolean {
  return document.documentElement.dataset.activities !== 'none';
}
