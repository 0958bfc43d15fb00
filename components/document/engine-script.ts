// The pages' scripts use globalThis, which the oldest supported browsers lack, and BigInt, which iOS has since 14 and
// which none of them calculates with. The three features below came with Chromium 69, iOS 12.2 and Firefox 78: older
// browsers could not even parse the scripts.
/**
 * Defines names that the pages' scripts require in old browsers. In browsers that are too old for the scripts, loads a
 * file that says so.
 *
 * @param address URL of `outdated-browser.js`
 */
export function engineScript(address: string): string {
  return `(function(){
window.globalThis||(window.globalThis=window);
window.BigInt||(window.BigInt=Number);
if([].flat&&window.IntersectionObserver&&'dotAll'in RegExp.prototype)return;
window.outdated=true;
var script=document.createElement('script');
script.src='${address}';
document.getElementsByTagName('head')[0].appendChild(script);
})()`;
}
