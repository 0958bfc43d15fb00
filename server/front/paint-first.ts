/** A style sheet of the page, as Next links it. */
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
/** A script that runs as soon as it arrives. */
const SCRIPT = /<script src="([^"]+)"[^>]* async=""><\/script>/g;
/** The data that React starts with, which Next splits into several scripts. */
const DATA = /(?:<script>\(?self\.__next_f[\s\S]*?<\/script>)+/g;
/** Preloads of scripts, and of the error page's styles, which would delay the first paint. */
const AHEAD = /<link rel="preload" (?:as="script"[^>]*|href="[^"]+" as="style")\/>/g;

/** What to rewrite, by its name in the log. */
const SOUGHT = { 'style sheets': STYLE_SHEET, scripts: SCRIPT, data: DATA, preloads: AHEAD };

/**
 * The parts that a page lacks. Next writes all of them on every page, so a missing one means that another version of
 * Next writes them differently.
 */
export function lackedBy(html: string): string[] {
  return Object.entries(SOUGHT)
    .filter(([, pattern]) => html.search(pattern) === -1)
    .map(([name]) => name);
}

/**
 * Makes a page paint as soon as its document has arrived: inlines its styles, and loads its scripts after the first
 * paint, so that neither their bytes nor their execution delay it. The style sheet links stay, disabled, because code
 * that loads later checks them to see which styles are loaded.
 *
 * @param readStyle returns the text of a style sheet by its address; when one is missing, the page loads all of them
 * itself
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
    // Some browsers prefetch a style sheet that is only disabled.
    const off = link.replace('/>', ' media="not all" disabled=""/>');
    return link === first ? `<style>${styles}</style>${off}` : off;
  });
}

/** Joins them because each script adds a hash to the page's policy, which every response's headers contain. */
function inOneScript(scripts: string): string {
  return scripts.replaceAll('</script><script>', ';');
}

/**
 * Loads scripts after the first paint, or after a second if there is none. It loads one at a time, so that the page can
 * handle a tap between two of them. Written for old web views, some of which cannot report paints or throw when asked;
 * browsers that the script in the head marks as outdated load nothing, because they could not parse the scripts.
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
