/**
 * What turns one list of tiles into another whose common tiles stand in the same order: a tile that stays is not moved,
 * since a frame that is moved loads anew.
 *
 * @param {readonly string[]} shown keys as they stand
 * @param {readonly string[]} wanted keys as they shall stand
 * @returns {{ removed: string[], added: { key: string, before: string | undefined }[] }} `before` is a tile that stays
 */
export function tileChanges(shown, wanted) {
  const staying = new Set(shown.filter((key) => wanted.includes(key)));
  const added = wanted.flatMap((key, index) =>
    staying.has(key) ? [] : [{ key, before: wanted.slice(index + 1).find((later) => staying.has(later)) }],
  );
  return { removed: shown.filter((key) => !staying.has(key)), added };
}
