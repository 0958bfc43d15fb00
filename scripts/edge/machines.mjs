import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilHealthy } from '../lib/healthy.mjs';
import { BUILT, startMachine } from '../lib/product.mjs';
import { layOutRelease, releaseIn } from '../lib/release.mjs';

/** Milliseconds until the edge uses a machine again that was away: twice `fail_timeout`. */
const ASKED_AGAIN = 2_000;

/**
 * Copies the current build into the folder of its release, unless it exists, and returns that folder.
 *
 * @param {string} folder of all releases
 */
export function releaseOf(folder) {
  const release = resolve(folder, releaseIn());
  if (!existsSync(join(release, 'package.json'))) {
    rmSync(release, { recursive: true, force: true });
    layOutRelease(release);
  }
  return release;
}

/** The sites and servers behind an edge, each running a release. */
export class Machines {
  /** @type {{ release: string, children: import('node:child_process').ChildProcess[] }[]} */
  #running = [];

  /**
   * @param {import('../lib/processes.mjs').Processes} processes
   * @param {(Record<string, string | undefined> & { PORT: string, SITE_PORT: string })[]} settings of each machine
   */
  constructor(processes, settings) {
    this.processes = processes;
    this.settings = settings;
  }

  /**
   * Starts all machines with one release. Resolves once they are healthy.
   *
   * @param {string} release
   */
  async start(release) {
    for (const machine of this.settings.keys()) this.#launch(machine, release);
    for (const machine of this.settings.keys()) await this.#healthy(machine);
  }

  /**
   * Replaces a machine's release while the others keep running. Resolves once the edge uses it again.
   *
   * @param {number} machine its number, from 0
   * @param {string} release
   * @returns whether all machines run this release now
   */
  async roll(machine, release) {
    await this.processes.end(this.#running[machine]?.children ?? []);
    this.#launch(machine, release);
    await this.#healthy(machine);
    await pause(ASKED_AGAIN);
    return this.#running.every((running) => running.release === release);
  }

  /**
   * @param {number} machine
   * @param {string} release
   */
  #launch(machine, release) {
    const settings = this.settings[machine];
    if (!settings) throw new Error(`There is no machine ${machine + 1}.`);
    const children = startMachine(this.processes, { ...BUILT, folder: release, settings });
    this.#running[machine] = { release, children };
  }

  /** @param {number} machine */
  async #healthy(machine) {
    const port = Number(this.settings[machine]?.PORT);
    await waitUntilHealthy({ host: 'localhost', port }, () => this.processes.stopping);
  }
}
