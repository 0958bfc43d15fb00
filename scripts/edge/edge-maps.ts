import { brands } from '@/brands';
import { hostRules } from '@/brands/hosts';
import { pages } from '@/campaigns/catalogue';
import { DRAWS } from '@/lib/campaign/revision/draw';
import { siteUrl } from '@/lib/site';
import type { HostRule } from '@/lib/variant/host-rule';

/** The host that is asked for where no rule names the visitor's. */
const UNKNOWN_HOST = 'unknown.invalid';

/** The path that is asked for in place of every one that is no page. */
const NO_PAGE = siteUrl('/-');

const HEADER = '# Written by `npm run edge:maps`; do not edit.\n';

/** The files of `deploy/nginx/maps/` by name: the same decisions as the front server's, as data. */
export function edgeMaps(): Readonly<Record<string, string>> {
  return {
    'hosts.conf':
      HEADER + mapOf('$host $edge_host', ['hostnames', line('default', UNKNOWN_HOST), ...hostRules.map(hostLine)]),
    'brands.conf':
      HEADER +
      mapOf('$edge_asked_code $edge_known_code', [
        line('default', '""'),
        ...brands.map(({ appCode }) => line(literal(appCode), `appcode=${appCode}`)),
      ]) +
      mapOf('$edge_host $edge_appcode', [line('default', '""'), line(UNKNOWN_HOST, '$edge_known_code')]),
    'pages.conf':
      HEADER +
      mapOf('$request_uri $edge_page', [
        line('default', NO_PAGE),
        line(`"~^(?<edge_known_page>${pagePattern()})(?:\\?|$)"`, '$edge_known_page'),
        line(`"~^${pagePattern()}/(?:\\?|$)"`, '""'),
      ]),
    'draws.conf': HEADER + drawLines(),
  };
}

/** One name stands for all that a wildcard covers; no exact rule may have it. */
function hostLine({ host }: HostRule): string {
  if (!host.startsWith('*.')) return line(host, host);
  const taken = new Set(hostRules.map((rule) => rule.host));
  const name = ['any', 'every', 'all']
    .map((label) => host.replace('*', label))
    .find((candidate) => !taken.has(candidate));
  if (!name) throw new Error(`brands/hosts.ts: no name is free to stand for ${host}`);
  return line(host, name);
}

function pagePattern(): string {
  const paths = pages.filter(({ development }) => !development).map(({ path }) => path.slice(1));
  return `${siteUrl('/')}(?:${paths.join('|')})`;
}

/** As many parts of all visitors as there are draws, by address and browser. */
function drawLines(): string {
  const part = `${100 / DRAWS}%`;
  const lines = Array.from({ length: DRAWS }, (_, draw) => line(draw === DRAWS - 1 ? '*' : part, String(draw)));
  return blockOf('split_clients "$edge_visitor$http_user_agent" $edge_new_draw', lines);
}

function mapOf(variables: string, lines: readonly string[]): string {
  return blockOf(`map ${variables}`, lines);
}

function blockOf(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((text) => `    ${text};\n`).join('')}}\n`;
}

/** Words of nginx's own that a map may begin a line with. */
const WORDS = ['default', 'hostnames', 'include', 'volatile'];

const literal = (key: string) => (WORDS.includes(key) ? `\\${key}` : key);

const line = (key: string, value: string) => `${key} ${value}`;
