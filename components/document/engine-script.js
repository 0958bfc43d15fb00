/**
 * Defines names that the pages' scripts require in old browsers. In browsers that are too old for the scripts, loads a
 * file that says so.
 *
 * The pages' scripts use globalThis, which the oldest supported browsers lack, and BigInt, which iOS has since 14 and
 * which none of them calculates with. The three features that it looks for came with Chromium 69, iOS 12.2 and Firefox
 * 78: older browsers could not even parse the scripts.
 *
 * @param {string} address URL of `outdated-browser.js`
 */
export default function checkEngine(address) {
  var page = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window));
  if (!page.globalThis) page.globalThis = window;
  if (!page.BigInt) page.BigInt = Number;
  if (page.IntersectionObserver && 'flat' in [] && 'dotAll' in RegExp.prototype) return;
  page.outdated = true;
  var script = document.createElement('script');
  script.src = address;
  /** @type {HTMLHeadElement} */ (document.getElementsByTagName('head')[0]).appendChild(script);
}
