/** What engines below the line run, in a file of its own that they alone fetch. */
const OUTDATED_BROWSER = String(new URL('./outdated-browser.js', import.meta.url));

// The pages' scripts name globalThis, which is younger than the oldest browsers served, and BigInt, which iOS has since 14
// and none of them counts with. The three that follow came with Chromium 69, iOS 12.2 and Firefox 78: older ones could not
// even read the scripts.
const SCRIPT = `(function(){
window.globalThis||(window.globalThis=window);
window.BigInt||(window.BigInt=Number);
if([].flat&&window.IntersectionObserver&&'dotAll'in RegExp.prototype)return;
window.outdated=true;
var script=document.createElement('script');
script.src='${OUTDATED_BROWSER}';
document.getElementsByTagName('head')[0].appendChild(script);
})()`;

/**
 * Gives old browsers the names that the pages' scripts take for granted, and tells those that are too old for the scripts.
 * Stands first in the head.
 */
export function EngineScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
