import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CliError, log } from './cli.mjs';

/** Milliseconds that a process has to end after SIGTERM. */
const GRACE = 10_000;
const END_WITH_STARTER = fileURLToPath(new URL('end-with-starter.cjs', import.meta.url));
/** In its own group a process gets Ctrl-C only from here, in order. On Windows it would open a window. */
const OWN_GROUP = process.platform !== 'win32';
/** Milliseconds between checks whether the package manager still runs. */
const LOOK_EVERY = 500;

/** Processes that end together: when one ends, the others are ended too. */
export class Processes {
  /** @type {Map<import('node:child_process').ChildProcess, string>} */
  #running = new Map();
  #stopping = false;

  /** @type {() => void} */
  #resolve = () => {};
  /** @type {(error: Error) => void} */
  #reject = () => {};

  constructor() {
    /** @type {Promise<void>} */
    this.ended = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // One may fail before a caller waits.
    this.ended.catch(() => {});
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.stop());
    if (process.env.npm_lifecycle_event) this.#endWithPackageManager();
  }

  /** A killed package manager sends no signal, but its child processes then get another parent. */
  #endWithPackageManager() {
    const { ppid } = process;
    setInterval(() => process.ppid !== ppid && this.stop(), LOOK_EVERY).unref();
  }

  /**
   * Starts Node with arguments. If the process exits unexpectedly, the others are stopped and `ended` rejects.
   *
   * @param {string} name for messages
   * @param {string[]} args
   * @param {{ env?: Record<string, string | undefined>, quiet?: boolean | undefined }} options settings to add; `quiet` shows
   *   only errors
   * @returns the child process, which has a channel for messages
   */
  start(name, args, { env = {}, quiet = false } = {}) {
    return this.#watch(
      name,
      spawn(process.execPath, ['--require', END_WITH_STARTER, ...args], {
        stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, ...env, STARTER_PID: String(process.pid) },
        detached: OWN_GROUP,
      }),
    );
  }

  /**
   * Starts a program other than Node.
   *
   * @param {string} name for messages
   * @param {string} program
   * @param {string[]} args
   */
  startProgram(name, program, args) {
    return this.#watch(name, spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: OWN_GROUP }));
  }

  /**
   * @template {import('node:child_process').ChildProcess} Child
   * @param {string} name
   * @param {Child} child
   */
  #watch(name, child) {
    this.#running.set(child, name);
    child.once('error', (error) => this.#fail(new CliError(`${name} could not be started: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (this.#running.delete(child) && !this.#stopping)
        this.#fail(
          new CliError(`${name} exited unexpectedly (${signal ?? `exit code ${code}`}); stopping the others.`),
        );
    });
    return child;
  }

  /** Ends the processes, the last one first, so that each can finish its work with the help of those before it. */
  async stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    if (this.#running.size > 0) log('Stopping …');
    for (const child of [...this.#running.keys()].reverse()) await end(child);
    this.#resolve();
  }

  get stopping() {
    return this.#stopping;
  }

  /** @param {Error} error */
  #fail(error) {
    this.#reject(error);
    this.stop();
  }
}

/**
 * Asks a process to end and waits until it has; after {@link GRACE} ends it by force.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  const force = setTimeout(() => kill(child), GRACE);
  child.kill('SIGTERM');
  await closed;
  clearTimeout(force);
}

/**
 * Ends a process by force, with its own children.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function kill(child) {
  if (OWN_GROUP && child.pid) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}
