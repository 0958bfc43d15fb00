import { brands } from '@/brands';
import { hostRules } from '@/brands/hosts';
import { pages } from '@/campaigns/catalogue';
import { STORED_PATH } from '@/lib/campaign/stored-path';
import { blockOf, hostMaps, mapOf, UNKNOWN_HOST } from '@/lib/edge/host-maps';
import { NO_PAGE } from '@/lib/edge/no-page';
import { ruleTag } from '@/lib/edge/rule-tag';
import { BUCKETS } from '@/lib/experiment/buckets';
import { siteUrl } from '@/lib/site';
import { MACHINE } from '@/server/platform/user-agent/browser';

const builtInHosts = {
  hosts: hostRules.map((rule) => ({ host: rule.host, rule: ruleTag(rule) })),
  removed: [],
  unknown: [],
};

const HEADER = '# Written by `npm run generate`; do not edit.\n';

/** The generated files of `deploy/nginx/` by name: the front server's decisions as data. The hosts are the built-in ones. */
export function edgeMaps(): Readonly<Record<string, string>> {
  return {
    'live/hosts.conf': HEADER + hostMaps(builtInHosts),
    'maps/brands.conf':
      HEADER +
      mapOf('$edge_asked_code $edge_known_code', [
        line('default', '""'),
        ...brands.map(({ appCode }) => line(literal(appCode), `appcode=${appCode}`)),
      ]) +
      mapOf('$edge_host $edge_appcode', [line('default', '""'), line(UNKNOWN_HOST, '$edge_known_code')]),
    'maps/pages.conf':
      HEADER +
      mapOf('$request_uri $edge_page', [
        line('default', NO_PAGE),
        line(`"~^(?<edge_known_page>${pagePattern()})(?:\\?|$)"`, '$edge_known_page'),
        line(`"~^(?<edge_named_page>${siteUrl('/')}${STORED_PATH})(?:\\?|$)"`, '$edge_named_page'),
        // Links that may mean a page: without one, with a slash or full stops after it, or with characters that no page has.
        line(`"~^${siteUrl('/')}(?:[\\w-]+(?:/[\\w-]+)?/?[.]*)?(?:\\?|$)"`, '""'),
        line('"~^[^?]*(?:[^\\w/?.-]|//)"', '""'),
      ]),
    'maps/draws.conf':
      HEADER +
      mapOf('$http_user_agent $edge_machine', [line('default', '""'), line(`"~*${MACHINE.source}"`, 'machine')]) +
      bucketsOf('$edge_experiment $edge_draw'),
  };
}

function pagePattern(): string {
  const paths = pages.filter(({ development }) => !development).map(({ path }) => path.slice(1));
  return `${siteUrl('/')}(?:${paths.join('|')})`;
}

/** Divides visitors by experiment and draw into equal parts, see `lib/experiment/buckets.ts`. */
function bucketsOf(visitor: string): string {
  const part = `${100 / BUCKETS}%`;
  const lines = Array.from({ length: BUCKETS }, (_, bucket) => line(bucket === BUCKETS - 1 ? '*' : part, `${bucket}`));
  return blockOf(`split_clients "${visitor}" $edge_bucket`, lines);
}

/** Keywords of nginx with which a map's line may begin. */
const WORDS = ['default', 'hostnames', 'include', 'volatile'];

const literal = (key: string) => (WORDS.includes(key) ? `\\${key}` : key);

const line = (key: string, value: string) => `${key} ${value}`;
