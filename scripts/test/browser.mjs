import { existsSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { findProgram, isExecutable } from '../lib/programs.mjs';
import { installSystemPackages, mayInstallPackages } from '../lib/system-packages.mjs';

/** The shell without windows first: it takes a third of the time of a whole browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The system's packages of them; not every system has the shell as one of its own. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** What the stored pictures of pages are written in. */
const FONTS = ['fonts-noto-cjk', 'fonts-liberation'];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, one on the PATH, or the one that Playwright has downloaded.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  const found = findProgram(...NAMES);
  if (found) return found;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds a Chromium or installs one: Playwright's own first, then the system's where that is allowed.
 *
 * @returns {Promise<string>} its path
 */
export async function installBrowser() {
  const present = await findBrowser();
  if (present) return present;
  console.log("No Chromium on this machine; downloading Playwright's (npx playwright install chromium) …");
  const download = await run(['npx', '--no-install', 'playwright', 'install', 'chromium'], { quiet: true });
  const downloaded = download.ok && (await findBrowser());
  if (downloaded) return downloaded;
  const failures = [download.output];
  for (const name of mayInstallPackages() ? PACKAGES : []) {
    console.log(`That failed; installing the system's (apt-get install ${[name, ...FONTS].join(' ')}) …`);
    const { output } = await installSystemPackages([name, ...FONTS]);
    const installed = await findBrowser();
    if (installed) return installed;
    failures.push(output);
  }
  throw new Error(`No Chromium found and none could be installed; set CHROMIUM_PATH.\n${failures.join('\n')}`);
}
