import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findProgram, isExecutable } from './programs.mjs';
import { installSystemPackages, mayInstallPackages } from './system-packages.mjs';

/** System packages of each engine, and how to find their programs. */
const PROGRAMS = {
  webkit: { 'webkit2gtk-driver': webKitDriver, 'libwebkit2gtk-4.1-0': miniBrowser, xvfb: () => findProgram('Xvfb') },
  firefox: { 'firefox-esr': () => findProgram('firefox-esr', 'firefox') },
};

/** Contains Debian's library folders, one per architecture. */
const LIBRARIES = '/usr/lib';

/** The packages that an engine lacks on this machine. @param {keyof typeof PROGRAMS} engine */
function missingPackages(engine) {
  return Object.entries(PROGRAMS[engine])
    .filter(([, find]) => find() === undefined)
    .map(([name]) => name);
}

/** Installs the missing packages of the named engines, if this process may. @param {readonly string[]} engines */
export async function installEngines(engines) {
  const known = /** @type {(keyof typeof PROGRAMS)[]} */ (Object.keys(PROGRAMS));
  const missing = known.filter((engine) => engines.includes(engine)).flatMap(missingPackages);
  if (missing.length === 0 || !mayInstallPackages()) return;
  const { ok, output } = await installSystemPackages(missing);
  if (!ok) console.log(`The installation failed:\n${output.slice(-1000)}`);
}

/**
 * A sentence with the missing packages of an engine and the command that installs them.
 *
 * @param {keyof typeof PROGRAMS} engine
 */
function lackOf(engine) {
  const missing = missingPackages(engine).join(' ');
  return `${missing} is missing. Run: apt-get install --no-install-recommends ${missing}`;
}

/** The programs of WebKitGTK. @throws Error if one is missing */
export function webKitPrograms() {
  const [driver, browser, display] = [webKitDriver(), miniBrowser(), findProgram('Xvfb')];
  if (!driver || !browser || !display) throw new Error(lackOf('webkit'));
  return { driver, browser, display };
}

/** The program of Firefox. @throws Error if it is missing */
export function firefoxProgram() {
  const program = findProgram('firefox-esr', 'firefox');
  if (!program) throw new Error(lackOf('firefox'));
  return program;
}

function webKitDriver() {
  return findProgram('WebKitWebDriver');
}

/** WebKitGTK's own small browser, which is not on the PATH. */
function miniBrowser() {
  return list(LIBRARIES)
    .flatMap((architecture) => list(join(LIBRARIES, architecture)).map((name) => join(architecture, name)))
    .filter((folder) => basename(folder).startsWith('webkit2gtk-'))
    .map((folder) => join(LIBRARIES, folder, 'MiniBrowser'))
    .find(isExecutable);
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
