import { createFrameQueue } from './frame-queue.mjs';
import { withToken } from './query-text.mjs';
import { tileChanges } from './tile-list.mjs';

const AT_A_TIME = 3;
/** Milliseconds after which a page that does not come no longer keeps the others waiting. */
const PATIENCE = 15_000;
const FORGET_PATH = '/preview/forget';

let token = '';
/** Tiles that were near the window at some time. */
const seen = new Set();

const queue = createFrameQueue({
  atATime: AT_A_TIME,
  load: (key) => show(key, ({ preview }) => withToken(preview, token)),
});

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      open(target.dataset.key);
    }
  },
  { rootMargin: '200px' },
);

/** Lets the previews load as they come near the window. */
export function watchPreviews() {
  for (const tile of allTiles()) if (!seen.has(tile.dataset.key)) watcher.observe(tile);
}

/** @param {string} key */
export function reload(key) {
  if (seen.has(key)) open(key);
}

export function reloadAll() {
  for (const key of seen) open(key);
}

/**
 * Loads every preview as this account from now on.
 *
 * @param {string} session its token
 */
export function signInAs(session) {
  token = session;
  reloadAll();
}

/** Empties what each preview's host keeps in the browser, and loads it as somebody new. */
export async function forgetVisitors() {
  token = '';
  queue.clear();
  const origins = new Map(allTiles().map(({ dataset }) => [new URL(dataset.preview).origin, dataset.key]));
  await Promise.all([...origins].map(([origin, key]) => show(key, () => `${origin}${FORGET_PATH}`)));
  reloadAll();
}

/**
 * Shows other tiles in place of those that are shown.
 *
 * @param {Element} place
 * @param {Element} next
 */
export function replaceTiles(place, next) {
  const [list, other] = [place.querySelector('#tiles'), next.querySelector('#tiles')];
  if (!list || !other) place.replaceChildren(...next.childNodes);
  else changeTiles(list, other);
  if (list && other) {
    place.querySelector('.pager')?.remove();
    const pager = next.querySelector('.pager');
    if (pager) place.append(pager);
  }
  const keys = new Set(allTiles().map(({ dataset }) => dataset.key));
  for (const key of seen) if (!keys.has(key)) seen.delete(key);
  watchPreviews();
}

function changeTiles(list, other) {
  const [shown, wanted] = [list, other].map(
    (tiles) => new Map([...tiles.children].map((tile) => [tile.dataset.key, tile])),
  );
  const { removed, added } = tileChanges([...shown.keys()], [...wanted.keys()]);
  for (const key of removed) shown.get(key).remove();
  for (const { key, before } of added)
    list.insertBefore(wanted.get(key), before === undefined ? null : shown.get(before));
  for (const [key, tile] of shown) if (wanted.has(key)) renew(tile, wanted.get(key));
}

/** A tile that stays has another address where the query has changed. */
function renew(tile, next) {
  if (tile.dataset.preview === next.dataset.preview) return;
  tile.dataset.preview = next.dataset.preview;
  for (const part of ['header', 'footer']) tile.querySelector(part).replaceWith(next.querySelector(part));
  reload(tile.dataset.key);
}

function open(key) {
  seen.add(key);
  queue.add(key);
}

/** Shows an address in a tile's frame; ends when it is there, or is not there for too long. */
function show(key, addressOf) {
  const tile = allTiles().find(({ dataset }) => dataset.key === key);
  const frame = tile?.querySelector('iframe');
  if (!tile || !frame) return Promise.resolve();
  tile.classList.add('loading');
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      tile.classList.remove('loading');
      resolve(undefined);
    };
    const timer = setTimeout(end, PATIENCE);
    frame.addEventListener('load', end, { once: true });
    frame.src = addressOf(tile.dataset);
  });
}

function allTiles() {
  return [...document.querySelectorAll('.tile')];
}
