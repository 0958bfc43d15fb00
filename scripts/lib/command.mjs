import { spawn } from 'node:child_process';
import { limit } from './limit.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** Ends every running process that {@link start} started. */
export function endAll(signal = /** @type {NodeJS.Signals} */ ('SIGTERM')) {
  for (const child of running) end(child, signal);
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  try {
    // Signals the whole group, so that the child's own children end too.
    process.kill(-Number(child.pid), signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * Starts a command in its own process group, without standard input.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} options `env` is added to the environment; `quiet` prints
 *   nothing and leaves it to `output()`
 * @returns `exit`, a promise of the exit code (or the signal's name); `output()`, everything written so far; `stop()`, which
 *   resolves when the process has ended, by force after 10 seconds
 */
export function start([program = '', ...args], { env = {}, quiet = false } = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  /** @type {Buffer[]} */
  const written = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ data) => {
      written.push(data);
      if (!quiet) process.stdout.write(data);
    });
  }
  /** @type {Promise<number | NodeJS.Signals | null>} */
  const exit = new Promise((resolve) => {
    child.on('error', (error) => {
      written.push(Buffer.from(`${error.message}\n`));
      running.delete(child);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  async function stop() {
    const force = setTimeout(() => end(child, 'SIGKILL'), 10_000);
    end(child, 'SIGTERM');
    await exit;
    clearTimeout(force);
  }
  return { exit, stop, output: () => Buffer.concat(written).toString() };
}

/**
 * Runs a command until it ends.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, minutes?: number }} options see {@link start}; after `minutes`
 *   (5) of the reference machine it is stopped and counts as failed
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function run(command, { minutes = 5, ...options } = {}) {
  const job = start(command, options);
  let late = false;
  const milliseconds = limit(minutes * 60);
  const timer = setTimeout(() => {
    late = true;
    void job.stop();
  }, milliseconds);
  const code = await job.exit;
  clearTimeout(timer);
  const output = late
    ? `${job.output()}\nstopped after its limit of ${Math.round(milliseconds / 1_000)} s\n`
    : job.output();
  return { ok: code === 0 && !late, output };
}
