// The pages' scripts name globalThis, which is younger than the oldest browsers served, and BigInt, which iOS has since 14
// and none of them counts with. The three that follow came with Chromium 69, iOS 12.2 and Firefox 78: older ones could not
// even read the scripts.
/**
 * Gives old browsers the names that the pages' scripts take for granted, and tells those that are too old for the scripts,
 * by a file that they alone fetch.
 *
 * @param address of `outdated-browser.js`
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
