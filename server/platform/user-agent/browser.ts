/** Engines that are told apart; `other` are those that no page is written for, such as Trident. */
export const ENGINES = ['chromium', 'webkit', 'gecko', 'other'] as const;
export type Engine = (typeof ENGINES)[number];

/** What of a browser decides whether it can run the pages' scripts. */
export interface Browser {
  engine: Engine;
  /**
   * The major version; of WebKit the release of iOS or Safari with its minor one, such as `16.4`. `<69` and `>250` stand for
   * all that is older and newer, `unknown` where none is named, so that nobody can make up any number of versions.
   */
  version: string;
}

/** Oldest and newest version that counts by itself. */
const RANGES = { chromium: [69, 250], gecko: [78, 250], webkit: [12.2, 60] } as const;

const BROWSER = /^(?:Mozilla|Opera|UCWEB)\//;
/** Crawlers, previews, probes and programs; `CUBOT` is a maker of phones, and old Internet Explorers call themselves compatible. */
const MACHINE =
  /(?<!cu)bot\b|spider|crawl|slurp|compatible; (?!MSIE)|mediapartners|inspectiontool|googleother|facebookexternalhit|lighthouse|pagespeed|gtmetrix|headless|phantomjs|transcoder|preview|pingdom|uptime|monitor|scanner|python|curl|wget|okhttp|httpclient|axios|java\//i;

const SAFARI = /\bVersion\/(\d+)(?:\.(\d))?/;

/**
 * The engine that a visitor's browser has, whatever app it is part of.
 *
 * @returns `undefined` for what is no visitor's browser by its own words: crawlers, monitoring probes, programs
 */
export function browserOf(userAgent = ''): Browser | undefined {
  if (!BROWSER.test(userAgent) || MACHINE.test(userAgent)) return undefined;
  if (/\b(?:MSIE|Trident|Edge|IEMobile|Opera Mini|Presto)\b/.test(userAgent))
    return { engine: 'other', version: 'unknown' };
  const ios = iosVersion(userAgent);
  if (ios) return browser('webkit', ios);
  const chromium = /\bChrom(?:e|ium)\/(\d+)/.exec(userAgent);
  if (chromium) return browser('chromium', chromium[1]);
  if (/\bArkWeb\//.test(userAgent)) return browser('chromium');
  const gecko = /\bFirefox\/(\d+)/.exec(userAgent);
  if (gecko) return browser('gecko', gecko[1]);
  // The browser of Android before Chromium calls itself Safari too.
  const isWebKit = userAgent.includes('AppleWebKit/') && !userAgent.includes('Android');
  return isWebKit ? browser('webkit', versionOf(SAFARI.exec(userAgent))) : browser('other');
}

/** Browsers of other makers leave out Safari's version; Safari of iOS 26 and later says of the system that it is iOS 18. */
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
