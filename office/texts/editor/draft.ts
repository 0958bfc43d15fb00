import type { TextValues } from '../text-values';

/** A text that was changed and not stored. */
interface Draft {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  values: TextValues;
}

/** What a draft belongs to: an operator sees only their own. */
export interface DraftPlace {
  operator: string;
  campaign: string;
  brand: string | undefined;
  /** The revision that it continues; `undefined` for what visitors see. */
  revision: number | undefined;
}

/** The draft that this device has of a text. */
export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? '') as Draft;
  } catch {
    return undefined;
  }
}

/** Stores a draft on this device, or removes it. */
export function writeDraft(place: DraftPlace, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(place), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(place));
  } catch {
    // Without room or permission there is no draft; the page still asks before it closes.
  }
}

function keyOf({ operator, campaign, brand = null, revision = null }: DraftPlace): string {
  return JSON.stringify(['text draft', operator, campaign, brand, revision]);
}
