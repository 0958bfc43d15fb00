import { posix } from 'node:path';

const SOURCE = /(?<!\.d)\.(?:tsx?|mjs|cjs|css)$/;
const IMPORT =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bmock\()\s*['"]([^'"]+)['"]|\bcomposes:[^;{}]*\bfrom\s+['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.css', '/index.ts', '/index.tsx'];

/** Whether a path is that of a source file. @param {string} file */
export const isSource = (file) => SOURCE.test(file);

/**
 * The project's files that a source imports, including types and styles.
 *
 * @param {string} from its path in the project's folder
 * @param {string} source its text
 * @param {(file: string) => boolean} exists whether the project has a file
 * @returns {{ from: string, to: string }[]}
 */
export function importsOf(from, source, exists) {
  return [...source.matchAll(IMPORT)].flatMap(([, specifier, composed]) => {
    const target = placeOf(from, specifier ?? composed ?? '');
    const to = target && ENDINGS.map((ending) => target + ending).find((name) => isSource(name) && exists(name));
    return to ? [{ from, to }] : [];
  });
}

/**
 * @param {string} from
 * @param {string} specifier
 */
function placeOf(from, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}
