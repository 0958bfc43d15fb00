import { all, one } from './elements.mjs';
import { fetchPart } from './requests.mjs';

const LIVE_PATH = '/dev/console/live';
const INTERVAL = 2_000;

const place = one('#live', HTMLElement);
const brand = one('#live-brand', HTMLSelectElement);

/** Updates the newest events and codes while the page is visible, and highlights new entries for a moment. */
export function followLive() {
  brand.addEventListener('change', () => renew(false));
  const follow = async () => {
    if (!document.hidden) await renew(true);
    setTimeout(follow, INTERVAL);
  };
  setTimeout(follow, INTERVAL);
}

/** @param {boolean} marking whether to highlight entries that were not there before */
async function renew(marking) {
  const asked = brand.value;
  const next = await fetchPart(`${LIVE_PATH}?${new URLSearchParams({ brand: asked })}`).catch(() => undefined);
  if (!next || asked !== brand.value || next.body.innerHTML === place.innerHTML) return;
  const known = new Set(keysIn(place));
  /** @type {HTMLElement | null | undefined} */
  const chosen = document.activeElement?.closest('[data-key]');
  if (marking)
    for (const entry of all('[data-key]', HTMLElement, next))
      entry.classList.toggle('new', !known.has(entry.dataset.key));
  place.replaceChildren(...next.body.childNodes);
  if (chosen) all(`[data-key="${CSS.escape(chosen.dataset.key ?? '')}"] button`, HTMLElement, place)[0]?.focus();
}

/** @param {HTMLElement} list */
function keysIn(list) {
  return all('[data-key]', HTMLElement, list).map(({ dataset }) => dataset.key);
}
