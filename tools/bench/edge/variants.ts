import { readFileSync, writeFileSync } from 'node:fs';
import { securityHeaders } from '@/server/platform/http/security-headers';

/** A change of one of the configuration's files, as what is found and what stands there instead. */
type Change = readonly [
  file: 'snippets/newactivities-server.conf' | 'snippets/newactivities-locations.conf',
  find: RegExp,
  put: string,
];

/** The edge with something left out, to see what it costs. */
export interface Variant {
  name: string;
  /** Which of a page's headers the front server answers with: those that not every page has alike, or five; by default all. */
  headers?: 'own' | 'five';
  changes: readonly Change[];
}

const PAGE_LOG: Change = ['snippets/newactivities-server.conf', /^ *access_log \S+ newactivities_page [^;]*;\n/m, ''];
const LOG: Change = ['snippets/newactivities-server.conf', /access_log \S+ newactivities [^;]*;/, 'access_log off;'];
const LIMITS: readonly Change[] = ['limit_req', 'limit_conn'].map(
  (name) => ['snippets/newactivities-locations.conf', new RegExp(`^ *${name} [^;]*;\\n`, 'gm'), ''] as const,
);
/** One user agent, one page, one encoding for everybody. */
const DECISIONS: readonly Change[] = [
  [
    'snippets/newactivities-locations.conf',
    /proxy_cache_key "\$scheme \$edge_build [^;]*;/,
    'proxy_cache_key "one page";',
  ],
  ['snippets/newactivities-locations.conf', /^ {4}if \(\$edge_passed_on\) \{\n[^}]*\}\n/m, ''],
  ['snippets/newactivities-locations.conf', /^proxy_(?:no_cache|cache_bypass) \$edge_personal[^;]*;\n/gm, ''],
  [
    'snippets/newactivities-locations.conf',
    /proxy_pass http:\/\/newactivities_pages\$edge_page[^;]*;/,
    'proxy_pass http://newactivities_pages;',
  ],
];
/** What the edge itself adds to an answer. */
const ADDED: Change = ['snippets/newactivities-locations.conf', /^add_header X-(?:Cache|Request-ID) [^;]*;\n/gm, ''];

/** Those that every page has alike. */
export const COMMON_HEADERS = Object.entries(securityHeaders(true)).filter(
  ([name]) => name !== 'content-security-policy',
);
const COMMON_ADDED: Change = [
  'snippets/newactivities-locations.conf',
  /^(?=add_header X-Cache )/m,
  COMMON_HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
];

/** From the edge as it is deployed to one that does nothing but hand out pages. */
export const VARIANTS: readonly Variant[] = [
  { name: 'the edge as deployed', changes: [] },
  { name: 'without the count of pages', changes: [PAGE_LOG] },
  { name: 'without any log', changes: [PAGE_LOG, LOG] },
  { name: 'without log and limits', changes: [PAGE_LOG, LOG, ...LIMITS] },
  { name: 'without log, limits, decisions', changes: [PAGE_LOG, LOG, ...LIMITS, ...DECISIONS] },
  { name: 'common headers added by the edge', headers: 'own', changes: [COMMON_ADDED] },
  { name: 'with five headers, else as deployed', headers: 'five', changes: [ADDED] },
  { name: 'with five headers, without log', headers: 'five', changes: [ADDED, PAGE_LOG, LOG] },
  {
    name: 'with five headers, without all that',
    headers: 'five',
    changes: [ADDED, PAGE_LOG, LOG, ...LIMITS, ...DECISIONS],
  },
];

/** @throws where a file has nothing like what is to be changed, so that no variant is measured that is none */
export function applyChanges(folder: string, changes: readonly Change[]): void {
  for (const [name, find, put] of changes) {
    const file = `${folder}/${name}`;
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(find, put);
    if (changed === text) throw new Error(`${file} has nothing like ${find}`);
    writeFileSync(file, changed);
  }
}
