/** Characters that are not visible; chat apps and keyboards put them around a text that a visitor copies. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** Dots that keyboards offer in place of `·`, such as `•`, `・` and `‧`, and letters that look like it. */
const DOTS =
  /[\u02d9\u0387\u1427\u16eb\u2022\u2023\u2027\u2218\u2219\u22c5\u25aa\u25cf\u25e6\u26ab\u2981\u2e31\u2e33\u30fb\u318d\uff65\ua78f]/g;

/** The text in normal width (NFKC) without invisible characters. Normalising is not linear in time: limit it first. */
export function plainText(raw: string): string {
  return visibleText(raw.normalize('NFKC'));
}

/** The text without invisible characters. */
export function visibleText(raw: string): string {
  return raw.replace(INVISIBLE, '');
}

/** A name as people see it: without invisible characters, and with plain blanks only between words. */
export function plainName(raw: string): string {
  return visibleText(raw.replace(/\s/g, ' ')).trim();
}

/** Replaces dots that look like the middle dot of names by it. Use it before `plainText`, which takes some dots apart. */
export function withMiddleDots(text: string): string {
  return text.replace(DOTS, '·');
}
