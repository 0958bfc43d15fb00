const TWO_TO_32 = 2 ** 32;

/**
 * Mixes two 32-bit numbers into another one, so that a change of any bit of either changes about half of the result.
 */
function stir(key: number, value: number): number {
  let mixed = Math.imul(key ^ value, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** A key for `randomAt` that depends on the name. */
export function keyOf(seed: number, name: string): number {
  return Array.from(name).reduce((key, character) => stir(key, character.charCodeAt(0)), stir(seed, name.length));
}

/** A pseudorandom number from 0 up to 1, always the same for the same key and index. */
export function randomAt(key: number, index: number): number {
  return (stir(stir(key, Math.floor(index / TWO_TO_32)), index) >>> 0) / TWO_TO_32;
}

/** Such numbers one after another, from index 0. */
export function numbersOf(key: number): () => number {
  let index = 0;
  return () => randomAt(key, index++);
}
