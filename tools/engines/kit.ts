import { buildSync } from 'esbuild';
import type { Kit } from './kit/main';

/** The oldest engine that runs the kit. */
const TARGET = 'chrome69';

/** The script that runs in the page: it finds elements, measures and reports. */
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
 * An expression that calls a function of the kit and contains the kit for pages without it. A script of the page that the tab leaves may
 * still put its kit into the next window, so a kit is used only with its own document.
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
