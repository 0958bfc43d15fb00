import type { IncomingHttpHeaders } from 'node:http';

/** The parts of an answer that the rules check. */
export interface Scanned {
  headers: IncomingHttpHeaders;
  html: string;
}

const SIX_MONTHS = 15_768_000;
/** Bonuses count only for a score of at least this. */
const BONUS_FROM = 90;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * Scores a page by the published rules of the MDN HTTP Observatory, for these of its tests: Content-Security-Policy, cookies,
 * CORS, Referrer-Policy, HSTS, subresource integrity, X-Content-Type-Options, X-Frame-Options and Cross-Origin-Resource-Policy.
 * The proxy in front of the product redirects http, so that test is left out.
 *
 * @returns points, where 100 and more are an A+, and the modifier of every test
 */
export function observatoryScore({ headers, html }: Scanned): { points: number; modifiers: Record<string, number> } {
  const policy = parsePolicy(String(headers['content-security-policy'] ?? ''));
  const modifiers = {
    'content-security-policy': policyModifier(policy),
    cookies: headers['set-cookie'] ? -20 : 0,
    cors: headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials'] ? -50 : 0,
    'referrer-policy': referrerModifier(String(headers['referrer-policy'] ?? '')),
    'strict-transport-security': transportModifier(String(headers['strict-transport-security'] ?? '')),
    'subresource-integrity': /<script[^>]+src="(?:https?:)?\/\//.test(html) ? -5 : 0,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': frameModifier(policy, String(headers['x-frame-options'] ?? '')),
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(String(headers['cross-origin-resource-policy']))
      ? 10
      : 0,
  };
  const values = Object.values(modifiers);
  const penalised = 100 + sum(values.filter((value) => value < 0));
  const points = penalised >= BONUS_FROM ? penalised + sum(values.filter((value) => value > 0)) : penalised;
  return { points: Math.max(0, points), modifiers };
}

function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

function policyModifier(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')];
  const locked = scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  const broad = (sources: readonly string[]) => sources.some((source) => /^(?:\*|https?:|data:|ftp:)$/.test(source));
  if (broad(scripts) || broad(objects) || (scripts.includes("'unsafe-inline'") && !locked)) return -20;
  if (scripts.some((source) => source.startsWith('http:'))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'") || broad(styles)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function referrerModifier(policy: string): number {
  if (policy === '') return 0;
  return PRIVATE_REFERRERS.includes(policy) ? 5 : -5;
}

function transportModifier(header: string): number {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  if (header === '') return -20;
  return age >= SIX_MONTHS ? 0 : -10;
}

function frameModifier(policy: Policy, header: string): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
