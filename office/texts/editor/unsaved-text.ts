import type { TextValues } from '../../form/text-values';

/** A text that was changed and not stored. */
interface UnsavedText {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  values: TextValues;
}

/** What an unsaved text belongs to: an operator sees only their own. */
export interface UnsavedPlace {
  operator: string;
  campaign: string;
  brand: string | undefined;
  /** The revision that it continues; `undefined` for what visitors see. */
  revision: number | undefined;
}

/** The unsaved text that this device has, unless texts have other fields since a release, as `stored` shows. */
export function readUnsaved(place: UnsavedPlace, stored: TextValues): UnsavedText | undefined {
  try {
    const unsaved = JSON.parse(localStorage.getItem(keyOf(place)) ?? '') as UnsavedText;
    return Object.keys(stored).every((field) => field in unsaved.values) ? unsaved : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an unsaved text on this device, or removes it. */
export function writeUnsaved(place: UnsavedPlace, text: UnsavedText | undefined): void {
  try {
    if (text) localStorage.setItem(keyOf(place), JSON.stringify(text));
    else localStorage.removeItem(keyOf(place));
  } catch {
    // Without room or permission nothing is stored; the page still asks before it closes.
  }
}

function keyOf({ operator, campaign, brand, revision }: UnsavedPlace): string {
  return JSON.stringify(['unsaved text', operator, campaign, brand ?? null, revision ?? null]);
}
