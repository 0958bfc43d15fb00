import { spawn } from 'node:child_process';
import { Stop, say } from './say.mjs';

/** Milliseconds that a process has to end after SIGTERM. */
const GRACE = 10_000;

/** Processes that live and die together. */
export class Processes {
  #running = new Map();
  #stopping = false;
  #ended;

  constructor() {
    this.ended = new Promise((resolve, reject) => {
      this.#ended = { resolve, reject };
    });
    // Whoever starts them may fail before anyone waits.
    this.ended.catch(() => {});
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.stop());
  }

  /**
   * Starts Node with arguments. When the process ends by itself, the others are ended too and `ended` rejects.
   *
   * @param {string} name what people call it
   * @param {string[]} args
   * @param {{ env: Record<string, string>, quiet?: boolean }} options settings to add; `quiet` shows errors alone
   */
  start(name, args, { env, quiet = false }) {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.#running.set(child, name);
    child.once('error', (error) => this.#fail(new Stop(`${name} could not be started: ${error.message}`)));
    child.once('close', (code, signal) => {
      this.#running.delete(child);
      if (!this.#stopping)
        this.#fail(new Stop(`${name} ended by itself (${signal ?? `exit code ${code}`}); ending the rest.`));
      else if (this.#running.size === 0) this.#ended.resolve();
    });
  }

  /** Asks every process to end, and ends it by force after ten seconds. */
  stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    if (this.#running.size === 0) this.#ended.resolve();
    else say('Stopping …');
    for (const child of this.#running.keys()) {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE).unref();
    }
  }

  get stopping() {
    return this.#stopping;
  }

  #fail(error) {
    this.#ended.reject(error);
    this.stop();
  }
}
