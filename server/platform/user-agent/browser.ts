/** Known engines; `other` are those that pages do not support, such as Trident. */
export const ENGINES = ['chromium', 'webkit', 'gecko', 'other'] as const;
export type Engine = (typeof ENGINES)[number];

/** What decides whether a browser can run the pages' scripts. */
export interface Browser {
  engine: Engine;
  /**
   * The major version; for WebKit the iOS or Safari version with the minor one, such as `16.4`. All older and newer
   * versions count as `<69` or `>250`, and a missing one as `unknown`, so that made-up versions cannot create any
   * number of values.
   */
  version: string;
}

/** Oldest and newest version counted separately. */
const RANGES = { chromium: [69, 250], gecko: [78, 250], webkit: [12.2, 60] } as const;

const BROWSER = /^(?:Mozilla|Opera|UCWEB)\//;
/**
 * Crawlers, link previews, probes and programs. Exceptions: `CUBOT` is a phone brand, and old Internet Explorers say
 * "compatible".
 */
export const MACHINE =
  /(?<!cu)bot\b|spider|crawl|slurp|compatible; (?!MSIE)|mediapartners|inspectiontool|google-|-google|googleother|facebookexternalhit|lighthouse|pagespeed|gtmetrix|headless|phantomjs|prerender|rendertron|jsdom|happydom|htmlunit|claude|anthropic|chatgpt|perplexity|ahrefs|archiver|heritrix|meta-external|checkly|site24x7|catchpoint|casperjs|slimerjs|cypress|electron|puppeteer|playwright|selenium|ptst\/|synthetics|statuscake|transcoder|preview|pingdom|uptime|monitor|scanner|python|curl|wget|okhttp|httpclient|axios|java\//i;

const SAFARI = /\bVersion\/(\d+)(?:\.(\d))?/;

/**
 * The engine of a visitor's browser, also inside other apps.
 *
 * @returns `undefined` for user agents of crawlers, monitoring probes and programs
 */
export function browserOf(userAgent = ''): Browser | undefined {
  if (!BROWSER.test(userAgent) || isMachine(userAgent)) return undefined;
  if (/\b(?:MSIE|Trident|Edge|IEMobile|Opera Mini|Presto)\b/.test(userAgent))
    return { engine: 'other', version: 'unknown' };
  const ios = iosVersion(userAgent);
  if (ios) return browser('webkit', ios);
  const chromium = /\bChrom(?:e|ium)\/(\d+)/.exec(userAgent);
  if (chromium) return browser('chromium', chromium[1]);
  if (/\bArkWeb\//.test(userAgent)) return browser('chromium');
  const gecko = /\bFirefox\/(\d+)/.exec(userAgent);
  if (gecko) return browser('gecko', gecko[1]);
  // The old Android browser also calls itself Safari.
  const isWebKit = userAgent.includes('AppleWebKit/') && !userAgent.includes('Android');
  return isWebKit ? browser('webkit', versionOf(SAFARI.exec(userAgent))) : browser('other');
}

/** Whether a user agent is that of a crawler, a headless browser, a probe or a program. An unknown one may be an app's. */
export function isMachine(userAgent = ''): boolean {
  return MACHINE.test(userAgent);
}

/** Other browsers on iOS leave out Safari's version. Safari of iOS 26 and later reports iOS 18 as its system. */
function iosVersion(userAgent: string): string | undefined {
  if (!/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || /Android|Windows Phone/.test(userAgent)) return undefined;
  const system = versionOf(/ OS (\d+)(?:_(\d))?/.exec(userAgent));
  const safari = versionOf(SAFARI.exec(userAgent));
  return Number(safari ?? 0) > Number(system ?? 0) ? safari : (system ?? 'unknown');
}

function versionOf(match: RegExpExecArray | null): string | undefined {
  return match ? `${match[1]}.${match[2] ?? 0}` : undefined;
}

function browser(engine: Engine, version = 'unknown'): Browser {
  const value = Number(version);
  if (engine === 'other' || Number.isNaN(value)) return { engine, version: 'unknown' };
  const [oldest, newest] = RANGES[engine];
  if (value < oldest) return { engine, version: `<${oldest}` };
  if (value > newest) return { engine, version: `>${newest}` };
  return { engine, version };
}
