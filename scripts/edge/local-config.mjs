/** The file in the edge's folder in which nginx logs the pages that it sent. */
export const PAGE_LOG = 'pages.log';

/**
 * Differences between the edge of this machine and the one of `deploy/`.
 *
 * @typedef {object} LocalEdge
 * @property {string} folder for everything that nginx writes
 * @property {number} port with TLS
 * @property {number} plainPort the same without TLS
 * @property {number} activityPort between the two servers that an activity call passes
 * @property {number} [leadingPort] redirects plain HTTP to TLS; by default there is none
 * @property {(number | string)[]} frontServers ports of this machine, or hosts and ports of others
 * @property {string} [authority] file of the authority that signed their certificates; by default they use no TLS
 * @property {boolean} limits false if many visitors share one address
 * @property {string} build the release whose pages are cached
 * @property {number} [openFiles] nginx's limit of open files, if it is lower than the configured one
 * @property {boolean} [certificates] whether each host has its own certificate, as in `deploy/`; by default they share a
 *   self-signed one
 */

/**
 * The edge's configuration for this machine: the one of `deploy/nginx/` with ports and folders of this machine, and also without
 * TLS.
 *
 * @param {(name: string) => string} read returns the text of a file of `deploy/nginx/`
 * @param {LocalEdge} local
 * @returns {Record<string, string>} files by name; `nginx.conf` includes the others
 */
export function localFiles(
  read,
  {
    folder,
    port,
    plainPort,
    activityPort,
    leadingPort,
    frontServers,
    authority,
    limits,
    build,
    openFiles,
    certificates,
  },
) {
  /**
   * @param {string} name
   * @param {Replacement[]} replacements
   */
  const changed = (name, replacements) => replaceEach(name, read(name), replacements);
  const edge = changed('newactivities.conf', [
    leadingPort
      ? [/( {4}listen [^\n]*\n)+/, `    listen 127.0.0.1:${leadingPort} default_server;\n`]
      : [/^server \{\n {4}listen 80 [\s\S]*?^\}\n/m, ''],
    ...(leadingPort ? [/** @type {Replacement} */ ([/root \/var\S+;/, `root ${folder}/challenges;`])] : []),
    [/proxy_cache_path \S+/, `proxy_cache_path ${folder}/cache`],
    [/127\.0\.0\.1:3003/g, `127.0.0.1:${activityPort}`],
    [/error_log \/var\S+ crit/, 'error_log stderr crit'],
    ...(certificates ? [] : [SELF_SIGNED(folder)]),
    // nginx does not limit a visitor without a key.
    ...(limits ? [] : [/** @type {Replacement} */ ([/zone \$edge_visitor /g, 'zone "" '])]),
  ]);
  const machines = frontServers
    .map((each) => (typeof each === 'number' ? `127.0.0.1:${each}` : each))
    .map((address) => `    server ${address} max_fails=1 fail_timeout=1s;\n`);
  const upstreams = [
    changed('newactivities-upstream.conf', [
      [/^ {4}server 127\.0\.0\.1:3000 max_fails=1 fail_timeout=1s;\n/gm, machines.join('')],
    ]),
    authority
      ? changed('newactivities-upstream-tls.conf', [[/\/etc\/nginx\/newactivities-authority\.pem/, authority]])
      : read('newactivities-upstream-plain.conf'),
  ];
  const builds = `map "" $edge_build {\n    default "${build}";\n}\n`;
  return {
    'nginx.conf': changed('nginx.conf', [
      // Started by root, nginx would run as a user who cannot read the folder.
      [/^user .*;\n/m, process.getuid?.() === 0 ? 'user root;\n' : ''],
      [/^worker_processes auto;/m, 'worker_processes 1;'],
      ...(openFiles
        ? [/** @type {Replacement} */ ([/^worker_rlimit_nofile .*;/m, `worker_rlimit_nofile ${openFiles};`])]
        : []),
      [/^pid \S+;/m, `pid ${folder}/nginx.pid;`],
      [/^error_log \S+ crit;/m, 'error_log stderr crit;'],
      [/^include \/etc\/nginx\/modules\S+;\n/m, ''],
      [
        / {4}include \/etc\/nginx\/mime\.types;\n/,
        TEMPORARY.map((name) => `    ${name}_temp_path ${folder}/${name};\n`).join(''),
      ],
      [/ {4}include \/etc\/nginx\/conf\.d\S+;\n/, [builds, ...upstreams, edge].join('\n')],
    ]),
    'snippets/newactivities-listen-default.conf': listen(port, plainPort, ' default_server backlog=4096'),
    'snippets/newactivities-listen.conf': listen(port, plainPort, ''),
    'snippets/newactivities-server.conf': changed('snippets/newactivities-server.conf', [
      [/error_log \/var\S+ crit/, 'error_log stderr crit'],
      [/access_log \/var\S+ newactivities /, `access_log ${folder}/access.log newactivities `],
      [/access_log \/var\S+ newactivities_page /, `access_log ${folder}/${PAGE_LOG} newactivities_page `],
    ]),
  };
}

/** @typedef {[pattern: RegExp, value: string]} Replacement */

/**
 * @param {string} folder
 * @returns {Replacement}
 */
const SELF_SIGNED = (folder) => [
  /ssl_reject_handshake on;/,
  `ssl_certificate ${folder}/certificate.pem;\n    ssl_certificate_key ${folder}/key.pem;`,
];

/**
 * @param {number} port
 * @param {number} plainPort
 * @param {string} more
 */
const listen = (port, plainPort, more) => `listen ${port} ssl http2${more};\nlisten ${plainPort}${more};\n`;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * @param {string} name
 * @param {string} text
 * @param {Replacement[]} replacements
 */
function replaceEach(name, text, replacements) {
  return replacements.reduce((left, [pattern, value]) => {
    if (!pattern.test(left)) throw new Error(`deploy/nginx/${name} has no match for ${pattern}`);
    return left.replace(pattern, () => value);
  }, text);
}
