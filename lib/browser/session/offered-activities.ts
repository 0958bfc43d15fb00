/** Whether a server answers activities and what they give; where a provider's backend stands alone, the page is told that none does. */
export function offersActivities(): boolean {
  return document.documentElement.dataset.activities !== 'none';
}
