/**
 * The specification's local-storage keys with the market's socket token, then the project's own. `visitor` is the
 * browser's random name on this host with its expiry, `elder` whether the visitor chose the elder mode
 * (`components/document/elder-script.js` writes it). All except `LOCAL_KEYS` are typed input or choices for this
 * visit: they are in session storage and end with the tab.
 */
export type StorageKey =
  | 'appCode'
  | 'v'
  | 'token'
  | 'offeredToken'
  | 'lang'
  | 'fingerprint'
  | 'visitor'
  | 'elder'
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
  'elder',
  'socketToken',
  'visitEvents',
  'developmentLogin',
];

declare global {
  interface Window {
    /**
     * Values that could not be written to storage; they live as long as the document. The token script writes here too.
     */
    storageFallback?: Partial<Record<StorageKey, string>>;
  }
}

/** The value of a key, or `null`. Never throws: if storage is blocked, it returns what this document has written. */
export function readStored(key: StorageKey): string | null {
  const kept = window.storageFallback?.[key];
  if (kept !== undefined) return kept;
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Saves a value. If storage is blocked or full, the value stays in this document's memory and the result is `false`.
 */
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
    // Nothing is stored if storage is blocked.
  }
}

function areaOf(key: StorageKey): Storage {
  return LOCAL_KEYS.includes(key) ? window.localStorage : window.sessionStorage;
}
