/** A style sheet of the page's own, as Next names it. */
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
/** A script that runs whenever it arrives. */
const SCRIPT = /<script src="([^"]+)"[^>]* async=""><\/script>/g;
/** The data from which React starts, which Next writes in several scripts. */
const DATA = /(?:<script>\(?self\.__next_f[\s\S]*?<\/script>)+/g;
/** Scripts, and the error page's styles, which Next would have every page fetch before it is painted. */
const AHEAD = /<link rel="preload" (?:as="script"[^>]*|href="[^"]+" as="style")\/>/g;

/** What is rewritten, by its name in the log. */
const SOUGHT = { 'style sheets': STYLE_SHEET, scripts: SCRIPT, data: DATA, preloads: AHEAD };

/** What of it a page lacks: Next names all of it on every page, so another version may have put it in other words. */
export function lackedBy(html: string): string[] {
  return Object.entries(SOUGHT)
    .filter(([, pattern]) => html.search(pattern) === -1)
    .map(([name]) => name);
}

/**
 * Has a page painted as soon as its document is there: its styles stand in it, and its scripts are fetched once it is
 * painted, so that neither their bytes nor their work come before it. The links to the style sheets stay, switched off,
 * because code that comes later asks by them what is loaded.
 *
 * @param readStyle the text of a style sheet by its address; where one cannot be had, the page fetches all of them
 */
export async function paintFirst(
  html: string,
  readStyle: (address: string) => Promise<string | undefined>,
): Promise<string> {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([link, address = '']) => ({ link, address }));
  const texts = await Promise.all(sheets.map(({ address }) => readStyle(address)));
  const scripts = [...html.matchAll(SCRIPT)].map(([, address = '']) => address);
  return (texts.includes(undefined) ? html : withStyles(html, sheets[0]?.link, texts.join('')))
    .replace(AHEAD, '')
    .replace(SCRIPT, '')
    .replace(DATA, inOneScript)
    .replace(/(?:<\/body>)?<\/html>\s*$/, (end) => `<script>${runLater(scripts)}</script>${end}`);
}

function withStyles(html: string, first: string | undefined, styles: string): string {
  return html.replace(STYLE_SHEET, (link) => {
    // Some browsers fetch ahead what is only disabled.
    const off = link.replace('/>', ' media="not all" disabled=""/>');
    return link === first ? `<style>${styles}</style>${off}` : off;
  });
}

/** Every script of its own would add its hash to the page's policy, which stands in the head of each answer. */
function inOneScript(scripts: string): string {
  return scripts.replaceAll('</script><script>', ';');
}

/**
 * Fetches scripts once the page is on the screen, or after a second where nothing is; one at a time, so that a tap between
 * two of them is heard. Written for old web views, some of which
 * cannot tell when they have painted, or refuse the question; those that the head's script calls outdated could not read them.
 */
function runLater(addresses: readonly string[]): string {
  return `(function(addresses){
if(window.outdated)return;
function run(){
var address=addresses.shift();
if(!address)return;
var script=document.createElement('script');
script.async=true;
script.setAttribute('src',address);
document.head.appendChild(script);
setTimeout(run);
}
try{
if(PerformanceObserver.supportedEntryTypes.indexOf('paint')<0)throw 0;
new PerformanceObserver(run).observe({type:'paint',buffered:true});
}catch(unable){requestAnimationFrame(function(){setTimeout(run)})}
setTimeout(run,1000);
})(${JSON.stringify(addresses)})`;
}
