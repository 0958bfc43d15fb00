import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** What answers without a page of their own may do: nothing. */
export const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the script of a worker may do, which has no page's policy: fetch the scripts that it is made of. */
export const SCRIPTS_ALLOWED = NOTHING_ALLOWED.replace(';', "; script-src 'self';");

/** How a page's policy begins to say where it may connect to. */
export const OWN_CONNECTIONS = "connect-src 'self'";

/** Origins besides its own that a page needs. */
export interface PageOrigins {
  /** It connects to. */
  servers?: readonly string[];
  /** Of a captcha that a provider's script shows: such a script draws with frames, pictures and inline styles of its own. */
  captchaOrigins?: readonly string[];
}

/** The policy of an HTML page: its own origin, and of inline scripts and styles exactly those that the page holds. */
export function pagePolicy(html: string, { servers = [], captchaOrigins: captcha = [] }: PageOrigins = {}): string {
  const styles = captcha.length > 0 ? ["'unsafe-inline'", ...captcha] : hashesOf(html, INLINE_STYLE);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, INLINE_SCRIPT), ...captcha].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    ["img-src 'self' data:", ...captcha].join(' '),
    ["font-src 'self'", ...captcha].join(' '),
    [OWN_CONNECTIONS, ...servers, ...captcha].join(' '),
    ...(captcha.length > 0 ? [`frame-src ${captcha.join(' ')}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of an SVG file that somebody opens by itself: its own inline styles, no script, no origin. */
export function svgPolicy(svg: string): string {
  const styles = hashesOf(svg, INLINE_STYLE);
  const styleSource = styles.length > 0 ? `; style-src ${styles.join(' ')}` : '';
  return `default-src 'none'${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`;
}

/** The sources `'sha256-…'` of every inline element that a pattern finds, each once. */
function hashesOf(markup: string, pattern: RegExp): string[] {
  const sources = [...markup.matchAll(pattern)].map(([, content = '']) => {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  });
  return [...new Set(sources)];
}
