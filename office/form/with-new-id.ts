const LETTERS = 26;
const A = 'a'.charCodeAt(0);

/** A new item of a list; if its items have ids, with one that no other has: the next number, or letters after `item`. */
export function withNewId(empty: unknown, items: readonly unknown[]): unknown {
  if (typeof empty !== 'object' || empty === null || !('id' in empty)) return empty;
  const taken = items.map((item) => (item as { id?: unknown }).id);
  if (empty.id === null) return { ...empty, id: Math.max(0, ...taken.filter((id) => typeof id === 'number')) + 1 };
  let count = items.length;
  while (taken.includes(nameOf(count))) count += 1;
  return { ...empty, id: nameOf(count) };
}

/** `item-a`, `item-b`, …; letters only, because some ids may have no digits. */
function nameOf(count: number): string {
  const letters = [...count.toString(LETTERS)].map((digit) => String.fromCharCode(A + Number.parseInt(digit, LETTERS)));
  return `item-${letters.join('')}`;
}
