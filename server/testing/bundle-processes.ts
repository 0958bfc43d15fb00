import { mkdir, rename, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
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
