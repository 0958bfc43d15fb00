import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import { subscribe } from './lib/browser/client-state/store';
import { showToast, toastStore } from './lib/browser/overlays/toast';
import { dropToken, endSession, saveToken } from './lib/browser/session/token';

// jsdom loads no other page. Tests look at where the visitor was sent.
jest.mock('./lib/browser/page/navigate');

// Machines may be busy with other things; nothing waits for this time to pass.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout and no dialogs.
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

/** Objects of the browser on which tests define what jsdom lacks, such as `window.fetch`, each with its own properties. */
const browser = [window, navigator, URL].map((object) => ({ object, own: new Set<string>() }));

// React Testing Library has defined a property of `window` by then.
beforeAll(() => {
  for (const { object, own } of browser) for (const key of Object.keys(object)) own.add(key);
});

// Each test starts on a page of its own. Jest has restored spies and replaced properties by then. A reset after each
// test would run before the `afterEach` of a file that is not merged with others.
beforeEach(() => {
  jest.useRealTimers();
  act(() => {
    // Dialogs over the page have roots of their own, which closing removes.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    // A page that was left is shown again, and no longer waits for the next one.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    // The session that proved alive last, and the one that ended last, are none of this test.
    saveToken('before');
    endSession('before');
    dropToken();
  });
  // The store reads the state of the page again after its last listener has left.
  subscribe(() => {})();
  // The timer of the last toast would take away one of this test.
  showToast('', 2 ** 31 - 1);
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
