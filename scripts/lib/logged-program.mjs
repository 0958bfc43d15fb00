import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli.mjs';

/** Contains a file for each program with the output of its last run. */
const FOLDER = '.logs';

/**
 * Runs a program until it ends, with its output in `.logs/<name>.log`.
 *
 * @param {string} name of the log file, without its ending
 * @param {[string, ...string[]]} command program and arguments
 * @param {{ failure: string, env?: Record<string, string>, shell?: boolean }} options `failure` is the message for a program that
 *   fails; `env` is added to the environment
 * @throws {CliError} when the program fails, with `failure`, the log file and all of the output
 */
export async function runLogged(name, [program, ...args], { failure, env, shell = false }) {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.log`);
  const log = openSync(file, 'w');
  try {
    const child = spawn(program, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env }, shell });
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code !== 0) throw new CliError(`${failure} Its output, also in ${file}:\n\n${readFileSync(file, 'utf8')}`);
  } finally {
    closeSync(log);
  }
}
