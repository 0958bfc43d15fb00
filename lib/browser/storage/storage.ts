/**
 * The spec's local-storage keys with the market's socket token, then the project's own.
 * `visitor` is the browser's random name on this host with its end. All but `LOCAL_KEYS` hold what a visitor typed or a choice for
 * this visit: they stay in session storage and end with the tab.
 */
export type StorageKey =
  | 'appCode'
  | 'v'
  | 'token'
  | 'offeredToken'
  | 'lang'
  | 'fingerprint'
  | 'visitor'
  | 'socketToken'
  | 'visitEvents'
  | 'personalEvents'
  | 'developmentLogin'
  | 'qrPanelClosed'
  | 'smsCountdown'
  | 'smsLoginCountdown'
  | 'smsPasswordCountdown'
  | 'openedAccount'
  | 'cameFrom'
  | 'typedMobile'
  | 'typedFields'
  | 'typedDialog'
  | 'acceptedAgreements'
  | 'landing';

const LOCAL_KEYS: readonly StorageKey[] = [
  'appCode',
  'v',
  'token',
  'lang',
  'fingerprint',
  'visitor',
  'socketToken',
  'visitEvents',
  'developmentLogin',
];

declare global {
  interface Window {
    /** What could not be written to storage; lives as long as the document. The token script writes here as well. */
    storageFallback?: Partial<Record<StorageKey, string>>;
  }
}

/** The value of a key, or `null`. Never throws: where storage is blocked it reads what this document has written. */
export function readStored(key: StorageKey): string | null {
  const kept = window.storageFallback?.[key];
  if (kept !== undefined) return kept;
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Saves a value. Where storage is blocked or full the value is kept for this document, and `false` says so. */
export function writeStored(key: StorageKey, value: string): boolean {
  try {
    areaOf(key).setItem(key, value);
    delete window.storageFallback?.[key];
    return true;
  } catch {
    window.storageFallback = { ...window.storageFallback, [key]: value };
    return false;
  }
}

/** Removes a value from storage and from the document's memory. */
export function removeStored(key: StorageKey): void {
  delete window.storageFallback?.[key];
  try {
    areaOf(key).removeItem(key);
  } catch {
    // Nothing was stored where storage is blocked.
  }
}

function areaOf(key: StorageKey): Storage {
  return LOCAL_KEYS.includes(key) ? window.localStorage : window.sessionStorage;
}
