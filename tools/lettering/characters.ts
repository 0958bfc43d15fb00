import type { Face } from '@/lib/lettering/faces';

/** All Chinese characters of GB 2312: its rows 16 to 87, of whose last places five are empty. */
export function chineseCharacters(): string[] {
  const places = Array.from({ length: 72 * 94 }, (_, place) => [0xb0 + Math.floor(place / 94), 0xa1 + (place % 94)]);
  const text = new TextDecoder('gb2312').decode(new Uint8Array(places.flat()));
  return [...text].filter((character) => /\p{Script=Han}/u.test(character));
}

/** The printable characters of ASCII. */
export const asciiCharacters = () =>
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/** Punctuation of Chinese texts that every face has. */
export const PUNCTUATION = '，。、；：？！（）《》“”‘’…—';

/** Characters whose counters a font fills: lines with them are written in the system's face. */
export const FILLED: Partial<Record<Face, string>> = { title: '徊蛔圃圄圊崮痼' };

/** The line of a frequent one of them, with its counters. */
export const REPAIRED: Partial<Record<Face, string>> = {
  title:
    '56de 179 38 32 h104v-4h17v143q-5 10-17 9v-16h-104q-1 17-18 16v-152h17zm37 35h30v-3h15v60l-1 3q-6 6-14 5v-9h-31q-3 10-15 9v-68l15 1z' +
    'm67 91v-119h-105v119zm-67-85v44h30v-44z',
};
