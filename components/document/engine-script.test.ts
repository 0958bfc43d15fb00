import { parse } from 'acorn';
import { EARLY_TAPS_SCRIPT } from './early-taps-script';
import { ELDER_SCRIPT } from './elder-script';
import { engineScript } from './engine-script';
import { LANDING_SCRIPT } from './landing-script';
import { TOKEN_SCRIPT } from './token-script';

const ENGINE_SCRIPT = engineScript('/outdated-browser.js');

/** Runs the script in a browser with the globals `known`; returns its window. */
function run(known: object) {
  const browser = { IntersectionObserver: class {}, ...known };
  new Function('window', ENGINE_SCRIPT)(browser);
  return browser as Record<string, unknown>;
}

const outdatedScript = () => document.querySelector('script[src*="outdated-browser"]');

test.each([
  ['engine', ENGINE_SCRIPT],
  ['token', TOKEN_SCRIPT],
  ['landing', LANDING_SCRIPT],
  ['elder', ELDER_SCRIPT],
  ['early taps', EARLY_TAPS_SCRIPT],
])('the %s script is written in ES5', (_name, script) => {
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
});

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
