import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Folders with code of pages. */
const FOLDERS = ['app', 'components', 'lib'];

/** Next's own code in every page, and the helpers that it is compiled with. */
const NEXT = ['next', '@swc/helpers'];

/** The package of a file below `node_modules`. */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Names of the packages whose code visitors receive, sorted. Next sends what the files with `'use client'` and the workers
 * import; esbuild finds the same imports within a second, and drops what they do not use.
 */
export async function sentPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: FOLDERS.flatMap(sourcesIn).filter(isSent),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: 'unwritten',
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const names = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([file]) => PACKAGE.exec(file)?.[1] ?? []);
  return [...new Set([...names, ...NEXT])].sort();
}

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
}

function isSent(file: string): boolean {
  return file.endsWith('.worker.ts') || /^['"]use client['"]/m.test(readFileSync(file, 'utf8'));
}
