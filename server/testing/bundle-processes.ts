import { mkdir, rename, writeFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { BUNDLES, PROCESSES } from './processes';

/**
 * Bundles scripts of `processes.ts` from the current code.
 *
 * @param names which scripts to bundle
 * @param changed for changed code: the folder for its bundles, and the esbuild plugins that change it
 */
export async function bundleProcesses(
  names = Object.keys(PROCESSES) as (keyof typeof PROCESSES)[],
  { folder = BUNDLES, plugins = [] }: { folder?: string; plugins?: Plugin[] } = {},
): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, PROCESSES[name]])),
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    write: false,
    plugins,
  });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    outputFiles.map(async ({ path: file, contents }) => {
      // Renamed in one step, because the tests of another run may be starting it.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, contents);
      await rename(unfinished, file);
    }),
  );
}
