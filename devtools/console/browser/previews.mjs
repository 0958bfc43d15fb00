import { all, one } from './elements.mjs';
import { createFrameQueue } from './frame-queue.mjs';
import { withToken } from './query-text.mjs';
import { tileChanges } from './tile-list.mjs';

const AT_A_TIME = 3;
/** Milliseconds after which a slow page no longer blocks the queue. */
const PATIENCE = 15_000;
const FORGET_PATH = '/preview/forget';

let token = '';
/**
 * Keys of tiles that have been near the window.
 *
 * @type {Set<string>}
 */
const seen = new Set();

const queue = createFrameQueue({
  atATime: AT_A_TIME,
  load: (key) => show(key, (preview) => withToken(preview, token)),
});

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      open(keyOf(target));
    }
  },
  { rootMargin: '200px' },
);

/** Loads the previews as they come near the window. */
export function watchPreviews() {
  for (const tile of allTiles()) if (!seen.has(keyOf(tile))) watcher.observe(tile);
}

/** @param {string} key */
export function reload(key) {
  if (seen.has(key)) open(key);
}

export function reloadAll() {
  for (const key of seen) open(key);
}

/**
 * From now on loads every preview with this account's session.
 *
 * @param {string} session its token
 */
export function signInAs(session) {
  token = session;
  reloadAll();
}

/** Clears the browser's storage for each preview's host, and reloads it as a new visitor. */
export async function forgetVisitors() {
  token = '';
  queue.clear();
  const origins = new Map(allTiles().map((tile) => [new URL(previewOf(tile)).origin, keyOf(tile)]));
  await Promise.all([...origins].map(([origin, key]) => show(key, () => `${origin}${FORGET_PATH}`)));
  reloadAll();
}

/**
 * Replaces the shown tiles.
 *
 * @param {HTMLElement} place
 * @param {HTMLElement} next
 */
export function replaceTiles(place, next) {
  const [list, other] = [place.querySelector('#tiles'), next.querySelector('#tiles')];
  if (!list || !other) place.replaceChildren(...next.childNodes);
  else {
    changeTiles(list, other);
    place.querySelector('.pager')?.remove();
    const pager = next.querySelector('.pager');
    if (pager) place.append(pager);
  }
  const keys = new Set(allTiles().map(keyOf));
  for (const key of seen) if (!keys.has(key)) seen.delete(key);
  watchPreviews();
}

/**
 * @param {Element} list
 * @param {Element} other
 */
function changeTiles(list, other) {
  const shown = tilesByKey(list);
  const wanted = tilesByKey(other);
  const { removed, added } = tileChanges([...shown.keys()], [...wanted.keys()]);
  for (const key of removed) shown.get(key)?.remove();
  for (const { key, before = '' } of added) {
    const tile = wanted.get(key);
    if (tile) list.insertBefore(tile, shown.get(before) ?? null);
  }
  for (const [key, tile] of shown) {
    const next = wanted.get(key);
    if (next) renew(tile, next);
  }
}

/** @param {Element} list */
function tilesByKey(list) {
  return new Map(all('.tile', HTMLElement, list).map((tile) => [keyOf(tile), tile]));
}

/**
 * Updates a remaining tile, whose address may have changed with the query.
 *
 * @param {HTMLElement} tile
 * @param {HTMLElement} next
 */
function renew(tile, next) {
  if (previewOf(tile) === previewOf(next)) return;
  tile.dataset.preview = previewOf(next);
  for (const part of ['header', 'footer']) one(part, HTMLElement, tile).replaceWith(one(part, HTMLElement, next));
  reload(keyOf(tile));
}

/** @param {string} key */
function open(key) {
  seen.add(key);
  queue.add(key);
}

/**
 * Loads an address into a tile's frame. Resolves once it is there, or after a time limit.
 *
 * @param {string} key
 * @param {(preview: string) => string} addressOf
 * @returns {Promise<void>}
 */
function show(key, addressOf) {
  const tile = allTiles().find((candidate) => keyOf(candidate) === key);
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
    frame.src = addressOf(previewOf(tile));
  });
}

function allTiles() {
  return all('.tile', HTMLElement);
}

/**
 * Identifies a tile.
 *
 * @param {Element | null} tile
 */
export function keyOf(tile) {
  return (tile instanceof HTMLElement && tile.dataset.key) || '';
}

/** @param {HTMLElement} tile */
function previewOf(tile) {
  return tile.dataset.preview ?? '';
}
