/** The file of the edge's folder in which it notes the pages that it sent. */
export const PAGE_LOG = 'pages.log';

/**
 * The edge's configuration for this machine: as `deploy/nginx/` has it, with ports and folders of its own, and serving
 * without TLS as well.
 *
 * @param {{ source: string, folder: string, port: number, plainPort: number, frontServers: number[], limits: boolean, build: string }} local
 *   `source` the text of `newactivities.conf`, `folder` where everything that nginx writes stands, ports of this machine,
 *   `limits` false where one address stands for many visitors, `build` the one whose pages are cached
 * @returns {string} a whole `nginx.conf`
 */
export function localConfig({ source, folder, port, plainPort, frontServers, limits, build }) {
  const replaced = replaceEach(source, [
    [/^server \{\n {4}listen 80 [\s\S]*?^\}\n/m, ''],
    [
      / {4}listen 443 [^\n]*\n {4}listen \[::\]:443 [^\n]*\n/,
      `    listen ${port} ssl http2;\n    listen ${plainPort};\n`,
    ],
    [/proxy_cache_path \S+/, `proxy_cache_path ${folder}/cache`],
    [/ssl_certificate \S+;/, `ssl_certificate ${folder}/certificate.pem;`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`],
    [/error_log \/var\S+ crit/, 'error_log stderr crit'],
    [/access_log \/var\S+ newactivities /, `access_log ${folder}/access.log newactivities `],
    [/access_log \/var\S+ newactivities_page /, `access_log ${folder}/${PAGE_LOG} newactivities_page `],
    // A visitor without a name is not counted.
    ...(limits ? [] : [/** @type {[RegExp, string]} */ ([/zone \$edge_visitor /g, 'zone "" '])]),
  ]);
  // Started by root, nginx would work as a user who cannot reach the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}pid ${folder}/nginx.pid;
pcre_jit on;
worker_processes 1;
error_log stderr crit;
events {
    worker_connections 4096;
}
http {
    default_type application/octet-stream;
${TEMPORARY.map((name) => `    ${name}_temp_path ${folder}/${name};\n`).join('')}
    map "" $edge_build {
        default "${build}";
    }
${['pages', 'calls'].map((name) => upstream(`newactivities_${name}`, frontServers)).join('\n')}
${replaced}}
`;
}

/**
 * @param {string} name
 * @param {number[]} frontServers
 */
function upstream(name, frontServers) {
  const servers = frontServers.map(
    (frontServer) => `    server 127.0.0.1:${frontServer} max_fails=1 fail_timeout=1s;\n`,
  );
  return `upstream ${name} {\n${servers.join('')}    keepalive 64;\n    keepalive_timeout 30s;\n}\n`;
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * @param {string} text
 * @param {[RegExp, string][]} replacements
 */
function replaceEach(text, replacements) {
  return replacements.reduce((left, [pattern, value]) => {
    if (!pattern.test(left)) throw new Error(`deploy/nginx/newactivities.conf has nothing like ${pattern}`);
    return left.replace(pattern, () => value);
  }, text);
}
