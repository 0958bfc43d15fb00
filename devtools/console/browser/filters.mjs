import { toggleQuery } from './query-text.mjs';

const TYPING_PAUSE = 500;

/** @type {HTMLFormElement} */
const form = document.querySelector('#filters');

/**
 * Lets lists be searched and chosen from, and says when something else is to be shown.
 *
 * @param {() => void} onChange
 */
export function followFilters(onChange) {
  for (const list of form.querySelectorAll('.choices')) scrollToChosen(list);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onChange();
  });
  form.addEventListener('input', ({ target }) => {
    if (target.type === 'search') return narrow(target);
    if (target.type === 'checkbox') showCount(target.name);
    clearTimeout(timer);
    timer = setTimeout(onChange, target.type === 'checkbox' ? 0 : TYPING_PAUSE);
  });
  form.addEventListener('click', ({ target }) => {
    const { none, preset } = target.dataset;
    if (none) for (const box of form.querySelectorAll(`[name="${none}"]`)) box.checked = false;
    if (none) showCount(none);
    if (preset) form.elements.query.value = toggleQuery(form.elements.query.value, preset);
    if (none || preset) onChange();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    document.querySelector('.choose').open = true;
    form.querySelectorAll('[type="search"]')[1]?.focus();
  });
}

/** The address that shows what is chosen. */
export function chosenAddress() {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  // Without any choice the page would begin with its own.
  if (fields.length === 0) fields.push(['host', '']);
  return `${form.action}?${new URLSearchParams(fields)}`;
}

/** What is chosen may stand far down in its list. */
function scrollToChosen(list) {
  const first = list.querySelector(':checked')?.closest('.choice');
  if (first) list.scrollTop = first.offsetTop - list.offsetTop - first.offsetHeight;
}

function narrow(search) {
  const words = search.value.trim().toLowerCase().split(/\s+/);
  const list = search.closest('fieldset');
  for (const choice of list.querySelectorAll('.choice')) {
    const text = choice.textContent.toLowerCase();
    choice.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of list.querySelectorAll('.choices > div')) {
    group.hidden = !group.querySelector('.choice:not([hidden])');
  }
}

function showCount(name) {
  form
    .querySelector(`#count-${name}`)
    ?.replaceChildren(String(form.querySelectorAll(`[name="${name}"]:checked`).length));
}
