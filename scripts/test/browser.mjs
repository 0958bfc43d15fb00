import { existsSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { findProgram, isExecutable } from '../lib/programs.mjs';
import { installSystemPackages, mayInstallPackages } from '../lib/system-packages.mjs';

/** Chromium without windows, which takes about half the processor time of a complete browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The fonts of the stored page pictures. */
const FONTS = ['fonts-noto-cjk', 'fonts-liberation'];

/**
 * The path of a Chromium: the one of CHROMIUM_PATH, the headless shell, another one on the PATH, or Playwright's download.
 *
 * @returns {Promise<string | undefined>}
 */
async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is not an executable file: ${named}`);
    return named;
  }
  const found = findProgram(SHELL, ...WHOLE);
  if (found) return found;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds or installs a Chromium. Prefers the headless shell: uses a complete browser on the PATH only if the system's package
 * manager cannot install the shell.
 *
 * @returns {Promise<string>} its path
 */
export async function installBrowser() {
  const failures = [];
  if (!process.env.CHROMIUM_PATH && !findProgram(SHELL)) failures.push(await installPackage(SHELL));
  const present = await findBrowser();
  if (present) return present;
  console.log("Chromium is not installed; downloading Playwright's (npx playwright install chromium) …");
  failures.push((await run(['npx', '--no-install', 'playwright', 'install', 'chromium'], { quiet: true })).output);
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  failures.push(await installPackage('chromium'));
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(`Found no Chromium and could not install one. Set CHROMIUM_PATH.\n${failures.join('\n')}`);
}

/**
 * Installs a browser from the system's packages, if this process may.
 *
 * @param {string} name
 * @returns {Promise<string>} the output
 */
async function installPackage(name) {
  if (!mayInstallPackages()) return '';
  return (await installSystemPackages([name, ...FONTS])).output;
}
