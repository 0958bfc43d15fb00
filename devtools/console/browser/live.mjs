import { fetchPart } from './requests.mjs';

const LIVE_PATH = '/dev/console/live';
const INTERVAL = 2_000;

const place = document.querySelector('#live');
const brand = document.querySelector('#live-brand');

/** Keeps the newest events and codes on the page as long as it can be seen; what is new stands out for a moment. */
export function followLive() {
  brand.addEventListener('change', () => renew(false));
  const follow = async () => {
    if (!document.hidden) await renew(true);
    setTimeout(follow, INTERVAL);
  };
  setTimeout(follow, INTERVAL);
}

/** @param {boolean} marking whether entries that were not there count as new */
async function renew(marking) {
  const asked = brand.value;
  const next = await fetchPart(`${LIVE_PATH}?${new URLSearchParams({ brand: asked })}`).catch(() => undefined);
  if (!next || asked !== brand.value || next.body.innerHTML === place.innerHTML) return;
  const known = new Set(keysIn(place));
  const chosen = document.activeElement?.closest('[data-key]')?.dataset.key;
  if (marking)
    for (const entry of next.querySelectorAll('[data-key]'))
      entry.classList.toggle('new', !known.has(entry.dataset.key));
  place.replaceChildren(...next.body.childNodes);
  if (chosen) place.querySelector(`[data-key="${CSS.escape(chosen)}"] button`)?.focus();
}

function keysIn(list) {
  return [...list.querySelectorAll('[data-key]')].map(({ dataset }) => dataset.key);
}
