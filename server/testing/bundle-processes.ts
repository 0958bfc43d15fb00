import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { MIGRATIONS_FOLDER } from '../database/migrations-folder';
import { BUNDLES, PROCESSES } from './processes';

/** Makes the bundles of `processes.ts` from the code as it stands. */
export async function bundleProcesses(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: PROCESSES,
    outdir: BUNDLES,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    // The migrations are looked for beside the code that looks for them.
    define: { __dirname: JSON.stringify(path.dirname(MIGRATIONS_FOLDER)) },
    write: false,
  });
  await mkdir(BUNDLES, { recursive: true });
  await Promise.all(
    outputFiles.map(async ({ path: file, contents }) => {
      // In one step, since the tests of another run may be starting it.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, contents);
      await rename(unfinished, file);
    }),
  );
}
