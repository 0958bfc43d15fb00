import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endAll } from '../lib/command.mjs';

/**
 * Prepares a command of this project: enters its folder, ensures a writable home, and ends everything that the command started
 * when it exits.
 */
export function enterProject() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endAll();
      process.exit(130);
    });
  }
  process.once('exit', () => endAll('SIGKILL'));
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  process.env.HOME ||= mkdtempSync(`${tmpdir()}/home-`);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
}
