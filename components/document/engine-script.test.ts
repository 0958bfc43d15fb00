import checkEngine from './engine-script';
import { inlined } from './inlined';

/** Runs the script in a browser with the globals `known`; returns its window. */
function run(known: object) {
  const browser = { IntersectionObserver: class {}, ...known };
  new Function('window', inlined(checkEngine, '/outdated-browser.js'))(browser);
  return browser as Record<string, unknown>;
}

const outdatedScript = () => document.querySelector('script[src*="outdated-browser"]');

test('defines names that old browsers lack and keeps existing ones', () => {
  const old = run({});
  expect(old.globalThis).toBe(old);
  expect(old.BigInt).toBe(Number);
  const own = { globalThis: {}, BigInt };
  expect(run(own)).toMatchObject(own);
});

test('loads nothing in a browser that has the required features', () => {
  expect(run({}).outdated).toBeUndefined();
  expect(outdatedScript()).toBeNull();
});

test.each([
  ['below iOS 12.2', () => run({ IntersectionObserver: undefined })],
  [
    'below Chromium 69',
    () => {
      const { flat } = Array.prototype;
      Reflect.deleteProperty(Array.prototype, 'flat');
      try {
        return run({});
      } finally {
        Object.defineProperty(Array.prototype, 'flat', { value: flat, configurable: true, writable: true });
      }
    },
  ],
])('loads the message in a browser %s', (_what, open) => {
  expect(open().outdated).toBe(true);
  expect(outdatedScript()).toBeInTheDocument();
});
