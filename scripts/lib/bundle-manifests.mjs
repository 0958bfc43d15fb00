import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

/** What the server imports only in development. */
const DEVTOOLS = 'devtools/index.ts';

/** The entry points that each container image runs. */
const IMAGES = { server: ['server/main.ts', 'server/operations-main.ts'], edge: ['server/edge/main.ts'] };

/**
 * Writes `<image>-package.json` for the server's and the edge's image: package.json with only the dependencies that the image's
 * entry points import in production, so that `npm prune` removes all others. The embedded PostgreSQL is none of them.
 *
 * @param {string} folder of the bundle
 * @param {import('esbuild').Metafile} metafile of the bundle
 */
export function writeManifests(folder, { outputs }) {
  const { devDependencies: _, dependencies, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [image, entryPoints] of Object.entries(IMAGES)) {
    const used = new Set(entryPoints.flatMap((entryPoint) => packagesOf(entryPoint, outputs)));
    const needed = Object.entries(dependencies).filter(([name]) => used.has(name));
    const text = JSON.stringify({ ...manifest, dependencies: Object.fromEntries(needed) }, null, 2);
    writeFileSync(`${folder}/${image}-package.json`, text);
  }
}

/**
 * The packages that an entry point imports in production, at once or later.
 *
 * @param {string} entryPoint
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
export function packagesOf(entryPoint, outputs) {
  const [first] = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint) ?? [];
  if (!first) throw new Error(`The bundle has no entry point ${entryPoint}.`);
  const files = new Set([first]);
  /** @type {Set<string>} */
  const packages = new Set();
  for (const file of files) {
    for (const { path, external } of outputs[file]?.imports ?? []) {
      if (outputs[path]?.entryPoint === DEVTOOLS) continue;
      if (!external) files.add(path);
      else if (!isBuiltin(path)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
    }
  }
  return [...packages];
}
