import { buildSync } from 'esbuild';
import type { Kit } from './kit/main';

/** The oldest engine that reads it. */
const TARGET = 'chrome69';

/** The page's side of the engines: one script that finds, measures and reports. */
const source = buildSync({
  entryPoints: ['tools/engines/kit/main.ts'],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  globalName: 'kit',
  target: TARGET,
  logLevel: 'silent',
}).outputFiles[0]?.text;

/**
 * An expression that calls a function of the kit, which it brings along where the page has none. While a page is left, a
 * script of it may still put its kit into the next one's window: so a kit counts only beside its own document.
 */
export function callOf<Name extends keyof Kit>(name: Name, args: Parameters<Kit[Name]>): string {
  const carried = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join();
  return `(function () {
    if (window.enginesPage !== document) {
      ${source};
      window.enginesKit = kit.kit;
      window.enginesPage = document;
    }
    return window.enginesKit[${JSON.stringify(name)}](${carried});
  })()`;
}
