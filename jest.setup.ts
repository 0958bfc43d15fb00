import { TextDecoder } from 'node:util';
import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import { unload } from 'swr';
import { subscribe } from './lib/browser/client-state/store';
import { toastStore } from './lib/browser/overlays/toast';
import { dropToken, endSession, saveToken } from './lib/browser/session/token';
import { limit } from './scripts/lib/limit.mjs';

// jsdom cannot navigate. Tests check the requested URL instead.
jest.mock('./lib/browser/page/navigate');

// No test waits for this time to pass.
configure({ asyncUtilTimeout: limit() });

// jsdom has no decoder of bytes, no layout and no dialogs.
Object.assign(window, { TextDecoder });
Object.assign(CSS, { supports: () => true });
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** The page's timers. Those of React's scheduler, which works for all tests, are not among them: it has taken `setTimeout` already. */
const timers = new Set<number>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const set = window[name] as (...of: unknown[]) => number;
  const remember = (...of: unknown[]) => {
    const timer = set(...of);
    timers.add(timer);
    return timer;
  };
  Object.assign(window, { [name]: remember });
}

/** Browser objects on which tests define what jsdom lacks, such as `window.fetch`, with their original properties. */
const browser = [window, navigator, URL].map((object) => ({ object, own: new Set<string>() }));

// By then React Testing Library has defined a property of `window`.
beforeAll(() => {
  for (const { object, own } of browser) for (const key of Object.keys(object)) own.add(key);
});

// Each test starts on a fresh page. By then Jest has restored spies and replaced properties. A reset after each test
// would run before the `afterEach` of an unmerged file.
beforeEach(() => {
  jest.useRealTimers();
  // A page that is gone has no timers.
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  act(() => {
    // Dialogs over the page have their own roots, which closing removes.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    // Resets a page that a test has left.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    // Clears the sessions that previous tests confirmed or ended.
    saveToken('before');
    endSession('before');
    dropToken();
    unload({ revalidate: false });
  });
  // After its last listener has left, the store reads the page again.
  subscribe(() => {})();
  toastStore.set(null);
  for (const { object, own } of browser) {
    for (const key of Object.keys(object)) if (!own.has(key)) Reflect.deleteProperty(object, key);
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  for (const element of [document.head, document.body]) element.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
});
