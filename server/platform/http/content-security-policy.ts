import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** For responses that are not pages: allows nothing. */
export const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a worker's script, which has no page's policy: allows loading the scripts that it consists of. */
export const SCRIPTS_ALLOWED = NOTHING_ALLOWED.replace(';', "; script-src 'self';");

/** Beginning of a page's `connect-src`. */
export const OWN_CONNECTIONS = "connect-src 'self'";

/** Origins that a page needs besides its own. */
export interface PageOrigins {
  /** Origins to connect to. */
  servers?: readonly string[];
  /** Origins of a provider's captcha script, which uses its own frames, pictures and inline styles. */
  captchaOrigins?: readonly string[];
  /** Origins of other scripts, which get nothing but to run. */
  scriptOrigins?: readonly string[];
}

/** The policy of an HTML page: its own origin, and exactly the inline scripts and styles that it contains. */
export function pagePolicy(
  html: string,
  { servers = [], captchaOrigins: captcha = [], scriptOrigins = [] }: PageOrigins = {},
): string {
  const styles = captcha.length > 0 ? ["'unsafe-inline'", ...captcha] : hashesOf(html, INLINE_STYLE);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, INLINE_SCRIPT), ...captcha, ...scriptOrigins].join(' ')}`,
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

/** A page's policy that lets one other origin frame the page. */
export function framedBy(policy: string, origin: string): string {
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`);
}

/** The policy of an SVG file opened directly: its own inline styles, no scripts, no origins. */
export function svgPolicy(svg: string): string {
  const styles = hashesOf(svg, INLINE_STYLE);
  const styleSource = styles.length > 0 ? `; style-src ${styles.join(' ')}` : '';
  return `default-src 'none'${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`;
}

/** The `'sha256-…'` sources of all inline elements that match, without duplicates. */
function hashesOf(markup: string, pattern: RegExp): string[] {
  const sources = [...markup.matchAll(pattern)].map(([, content = '']) => {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  });
  return [...new Set(sources)];
}
