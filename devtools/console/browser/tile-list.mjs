/**
 * The changes that turn one list of tiles into another with the same order of common tiles. Common tiles do not move, because a
 * moved frame reloads.
 *
 * @param {readonly string[]} shown current keys in order
 * @param {readonly string[]} wanted new keys in order
 * @returns {{ removed: string[], added: { key: string, before: string | undefined }[] }} `before` is a remaining tile
 */
export function tileChanges(shown, wanted) {
  const staying = new Set(shown.filter((key) => wanted.includes(key)));
  const added = wanted.flatMap((key, index) =>
    staying.has(key) ? [] : [{ key, before: wanted.slice(index + 1).find((later) => staying.has(later)) }],
  );
  return { removed: shown.filter((key) => !staying.has(key)), added };
}
