import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilHealthy } from '../lib/healthy.mjs';
import { BUILT, startMachine } from '../lib/product.mjs';
import { layOutRelease, releaseIn } from '../lib/release.mjs';

/** Milliseconds until the edge asks again a machine that was away: twice what `fail_timeout` says. */
const ASKED_AGAIN = 2_000;

/**
 * The folder of the release that is built, laid out where it is not there yet.
 *
 * @param {string} folder that of all releases
 */
export function releaseOf(folder) {
  const release = resolve(folder, releaseIn());
  if (!existsSync(join(release, 'package.json'))) {
    rmSync(release, { recursive: true, force: true });
    layOutRelease(release);
  }
  return release;
}

/** The sites and servers behind an edge, each of them running a release. */
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
   * Starts all of them with one release; resolves when they are healthy.
   *
   * @param {string} release
   */
  async start(release) {
    for (const machine of this.settings.keys()) this.#launch(machine, release);
    for (const machine of this.settings.keys()) await this.#healthy(machine);
  }

  /**
   * Replaces a machine's release while the others go on; resolves when the edge asks it again.
   *
   * @param {number} machine its number, from 0 on
   * @param {string} release
   * @returns whether all of them run this release now
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
