import { differenceCiede2000 } from 'culori';

/** The first screen of a brand: red, green and blue of each pixel, from 0 to 255. */
export interface Picture {
  appCode: string;
  pixels: Uint8Array;
}

const difference = differenceCiede2000();

/** The mean CIEDE2000 difference of the pixels of two pictures of one size: 0 for equal ones, 100 for black and white. */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  const count = one.length / 3;
  const differences = Array.from({ length: count }, (_, pixel) =>
    difference(colourAt(one, pixel), colourAt(other, pixel)),
  );
  return differences.reduce((sum, value) => sum + value, 0) / count;
}

function colourAt(pixels: Uint8Array, pixel: number) {
  const [r = 0, g = 0, b = 0] = pixels.subarray(pixel * 3, pixel * 3 + 3).map(Number);
  return { mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 };
}

/** Every pair of different items, once. */
export function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other): [Item, Item] => [item, other]));
}
