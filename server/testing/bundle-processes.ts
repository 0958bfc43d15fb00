import { mkdir, rename, writeFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { BUNDLES, PROCESSES } from './processes';

/**
 * Makes bundles of `processes.ts` from the code as it stands.
 *
 * @param names of those that are needed
 * @param changed where the code is another than it stands: in which folder its bundles are kept, and who changes it
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
      // In one step, since the tests of another run may be starting it.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, contents);
      await rename(unfinished, file);
    }),
  );
}
