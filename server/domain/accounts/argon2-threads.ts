import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/**
 * Steps of `nice` by which hashing runs at a lower priority: on a busy machine pages, codes and the database go first.
 */
const STEPS_BACK = 4;

/** A worker made from text has no path of its own, so the package is resolved here. */
const ARGON2 = require.resolve('@node-rs/argon2');

/**
 * The worker's code; as text it needs no file beside the bundle. It lowers its priority on Linux only: elsewhere `nice`
 * would apply to the whole process.
 */
const THREAD = `
const os = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require(${JSON.stringify(ARGON2)});

if (process.platform === 'linux') os.setPriority(Math.min(19, os.getPriority() + ${STEPS_BACK}));
parentPort.on('message', ({ password, stored, cost }) => {
  parentPort.postMessage(stored === undefined ? hashSync(password, cost) : verifySync(stored, password));
});
`;

type Work = { password: string; cost: Options } | { password: string; stored: string };

/** Idle threads; there are as many busy ones as callers hash at a time. */
const idle: Worker[] = [];

/**
 * Hashes a password with Argon2id in a worker thread: libuv's own threads compress responses, read files and resolve
 * names.
 */
export function hash(password: string, cost: Options): Promise<string> {
  return work<string>({ password, cost });
}

/** Whether a password matches a hash. @throws for a string that is no Argon2 hash */
export function verify(stored: string, password: string): Promise<boolean> {
  return work<boolean>({ password, stored });
}

async function work<Result>(what: Work): Promise<Result> {
  const thread = idle.pop() ?? new Worker(THREAD, { eval: true, execArgv: [] });
  thread.ref();
  thread.postMessage(what);
  // A thread that failed has ended, and does not go back to the idle ones.
  const [result] = await once(thread, 'message');
  thread.unref();
  idle.push(thread);
  return result;
}
