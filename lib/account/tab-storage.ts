/** What lives as long as the tab: neither shared between tabs nor kept for later. */
export type TabKey = 'smsCountdown' | 'openedAccount' | 'cameFrom' | 'landing';

/** What session storage would not take; lives as long as the document. */
const memory = new Map<TabKey, string>();

/** The value of a key, or `null`. Never throws. */
export function readTab(key: TabKey): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Saves a value; where session storage is blocked or full, for this document only. */
export function writeTab(key: TabKey, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
