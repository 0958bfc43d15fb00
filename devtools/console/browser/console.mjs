import { followClock } from './clock.mjs';
import { all, one, targetOf } from './elements.mjs';
import { chosenAddress, followFilters } from './filters.mjs';
import { followLive } from './live.mjs';
import { forgetVisitors, keyOf, reload, reloadAll, replaceTiles, signInAs, watchPreviews } from './previews.mjs';
import { fetchPart, send } from './requests.mjs';
import { reporting, toast } from './toast.mjs';

const SESSION_PATH = '/dev/console/session';
/** @type {Readonly<Record<string, string>>} */
const APP_WORDS = { login: '登录', register: '开户', goTrade: '去交易' };

const matrix = one('#matrix', HTMLElement);
const dialog = one('#qr', HTMLDialogElement);
let asked = 0;

/**
 * Loads an address of the console into the page, unless a later request has overtaken it.
 *
 * @param {string} address
 */
async function show(address) {
  asked += 1;
  const own = asked;
  const next = await fetchPart(address);
  if (own !== asked) return;
  replaceTiles(matrix, one('#matrix', HTMLElement, next));
  for (const id of ['count', 'clock', 'clock-panel']) swap(next, id);
  for (const chip of next.querySelectorAll('.phase[id]')) swap(next, chip.id);
  document.querySelector('main > .alert')?.remove();
  const alert = next.querySelector('main > .alert');
  if (alert) one('main', HTMLElement).prepend(alert);
}

/**
 * @param {Document} next
 * @param {string} id
 */
function swap(next, id) {
  const place = document.getElementById(id);
  const other = next.getElementById(id);
  if (!place || !other) return;
  if (place.innerHTML !== other.innerHTML) place.innerHTML = other.innerHTML;
  place.className = other.className;
  if (other.dataset.now) place.dataset.now = other.dataset.now;
}

/**
 * @param {string} text
 * @param {string} words the toast after copying
 */
const copy = (text, words) =>
  reporting(async () => {
    await navigator.clipboard.writeText(text);
    return words;
  });

followFilters(() =>
  reporting(async () => {
    const address = chosenAddress();
    history.replaceState(null, '', address);
    await show(address);
    return undefined;
  }),
);

followClock(async () => {
  await show(location.href);
  reloadAll();
});

document.addEventListener('click', (event) => {
  /** @type {HTMLElement | null} */
  const own = targetOf(event).closest(
    '[data-copy], [data-again], [data-qr], [data-size], [data-copy-own], [data-all-again], [data-forget]',
  );
  if (!own) return;
  const { dataset } = own;
  if (dataset.copy) copy(dataset.copy, `已复制 ${dataset.copy}`);
  if ('again' in dataset) reload(keyOf(own.closest('.tile')));
  if ('copyOwn' in dataset) copy(location.href, '已复制本页地址，带着现在的选择');
  if ('allAgain' in dataset) reloadAll();
  if ('forget' in dataset) reporting(() => forgetVisitors().then(() => '各预览已是新访客'));
  if (dataset.size) resize(dataset.size);
  if (dataset.qr) showCode(dataset.qr, dataset.phone ?? '');
});

const signIn = one('#sign-in', HTMLFormElement);
signIn.addEventListener('submit', (event) => {
  event.preventDefault();
  reporting(async () => {
    const { account, token } = await send(SESSION_PATH, { account: new FormData(signIn).get('account') });
    signInAs(token);
    one('#signed-in', HTMLElement).textContent = `已登录账户 ${account}。要回到未登录，点“新访客”。`;
    return `各预览已登录账户 ${account}`;
  });
});

window.addEventListener('message', ({ data, origin }) => {
  const words = APP_WORDS[data?.app];
  if (words && /^http:\/\/[a-z0-9.-]+\.localhost:\d+$/.test(origin)) toast(`App 收到：${words}`);
});

/** @param {string} size */
function resize(size) {
  matrix.dataset.size = size;
  for (const button of all('[data-size][aria-pressed]', HTMLElement)) {
    button.setAttribute('aria-pressed', String(button.dataset.size === size));
  }
  keep(() => localStorage.setItem('console-size', size));
}

/**
 * @param {string} qr address of the picture
 * @param {string} phone address in the code
 */
function showCode(qr, phone) {
  one('img', HTMLImageElement, dialog).src = qr;
  one('p', HTMLElement, dialog).textContent = phone;
  dialog.showModal();
}

/**
 * Ignores the error that browsers throw when they block storage.
 *
 * @template Answer
 * @param {() => Answer} work
 */
function keep(work) {
  try {
    return work();
  } catch {
    return null;
  }
}

const size = keep(() => localStorage.getItem('console-size'));
if (size) resize(size);
if (matchMedia('(max-width: 899px)').matches)
  for (const part of all('.choose, .watch .panel', HTMLDetailsElement)) part.open = false;
watchPreviews();
followLive();
