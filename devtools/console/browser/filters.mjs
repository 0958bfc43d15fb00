import { all, one, targetOf } from './elements.mjs';
import { toggleQuery } from './query-text.mjs';

const TYPING_PAUSE = 500;

const form = one('#filters', HTMLFormElement);
const query = one('[name="query"]', HTMLInputElement, form);

/**
 * Makes the lists searchable, and calls `onChange` when the choice changes.
 *
 * @param {() => void} onChange
 */
export function followFilters(onChange) {
  for (const list of all('.choices', HTMLElement, form)) scrollToChosen(list);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onChange();
  });
  form.addEventListener('input', (event) => {
    const target = targetOf(event);
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'search') return narrow(target);
    if (target.type === 'checkbox') showCount(target.name);
    clearTimeout(timer);
    timer = setTimeout(onChange, target.type === 'checkbox' ? 0 : TYPING_PAUSE);
  });
  form.addEventListener('click', (event) => {
    const { none, preset } = targetOf(event).dataset;
    if (none) for (const box of all(`[name="${none}"]`, HTMLInputElement, form)) box.checked = false;
    if (none) showCount(none);
    if (preset) query.value = toggleQuery(query.value, preset);
    if (none || preset) onChange();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(?:INPUT|SELECT|TEXTAREA)$/.test(targetOf(event).tagName)) return;
    event.preventDefault();
    one('.choose', HTMLDetailsElement).open = true;
    all('[type="search"]', HTMLElement, form)[1]?.focus();
  });
}

/** The address of the current choice. */
export function chosenAddress() {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]).filter(([, value]) => value);
  // Without any parameter the page would choose its own defaults.
  if (fields.length === 0) fields.push(['host', '']);
  return `${form.action}?${new URLSearchParams(fields)}`;
}

/**
 * The first chosen entry may be far down in its list.
 *
 * @param {HTMLElement} list
 */
function scrollToChosen(list) {
  /** @type {HTMLElement | null | undefined} */
  const first = list.querySelector(':checked')?.closest('.choice');
  if (first) list.scrollTop = first.offsetTop - list.offsetTop - first.offsetHeight;
}

/** @param {HTMLInputElement} search */
function narrow(search) {
  const words = search.value.trim().toLowerCase().split(/\s+/);
  const list = search.closest('fieldset') ?? form;
  for (const choice of all('.choice', HTMLElement, list)) {
    const text = choice.textContent.toLowerCase();
    choice.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of all('.choices > div', HTMLElement, list)) {
    group.hidden = !group.querySelector('.choice:not([hidden])');
  }
}

/** @param {string} name */
function showCount(name) {
  form
    .querySelector(`#count-${name}`)
    ?.replaceChildren(String(form.querySelectorAll(`[name="${name}"]:checked`).length));
}
