// `node scripts/complete-lock.mjs`: adds to package-lock.json the binaries of other platforms that an install on one platform
// left out. Without them `npm ci` rejects the file.
import { readFileSync, writeFileSync } from 'node:fs';

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
/** @type {Record<string, string>} */
const ALIASES = { armv7: 'arm', ppc64le: 'ppc64', windows: 'win32' };

/**
 * The platform of a package, taken from its name.
 *
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[-/]/).map((word) => ALIASES[word] ?? word);
  const find = (/** @type {string[]} */ known) => known.filter((value) => words.includes(value));
  const os = find(OS);
  const cpu = find(CPU);
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
}

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue;
    const platform = platformOf(name);
    if (!platform.cpu && !platform.os) throw new Error(`${name}: the name contains no known platform`);
    lock.packages[place] = {
      version,
      ...platform,
      ...((entry.dev || entry.devOptional) && { dev: true }),
      license: entry.license,
      optional: true,
    };
    added.push(`${name}@${version}`);
  }
}
const { '': root, ...packages } = lock.packages;
lock.packages = {
  '': root,
  ...Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))),
};
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.join('\n') || 'Nothing was missing.');
