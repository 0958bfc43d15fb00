/** Writes how many pieces of its limited prize are left into the hero, if an activity's state has that prize. */
export function showPiecesLeft(state: unknown): void {
  const place = document.querySelector<HTMLElement>('[data-pieces-left]');
  const left = place && piecesIn(state, place.dataset.piecesLeft);
  if (left === null || left === undefined) return;
  const figure = place?.querySelector('b');
  if (figure) figure.textContent = String(left);
  place?.removeAttribute('data-awaited');
}

/** Pieces left of a prize in every part of a state; `undefined` if there is none. */
function piecesIn(value: unknown, id: string | undefined): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const item = value as { id?: unknown; left?: unknown };
  if (item.id === id && typeof item.left === 'number') return item.left;
  const parts = Object.values(value).flatMap((part) => piecesIn(part, id) ?? []);
  return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : undefined;
}
