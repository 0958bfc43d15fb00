import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** Steps of `nice` by which hashing stands back: on a full machine pages, codes and the database go first. */
const STEPS_BACK = 4;

/** Text knows no place of its own, from which a package could be found. */
const ARGON2 = require.resolve('@node-rs/argon2');

/**
 * What a thread does; as text it needs no file beside the bundle. Linux alone has priorities of threads: elsewhere the whole process
 * would stand back.
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

/** Threads that have nothing to do; those that work are as many as callers let hash at a time. */
const idle: Worker[] = [];

/** Hashes a password by Argon2id, in a thread of its own: libuv's threads compress answers, read files and resolve names. */
export function hash(password: string, cost: Options): Promise<string> {
  return work<string>({ password, cost });
}

/** Whether a password fits a hash. @throws where that is none of Argon2 */
export function verify(stored: string, password: string): Promise<boolean> {
  return work<boolean>({ password, stored });
}

async function work<Result>(what: Work): Promise<Result> {
  const thread = idle.pop() ?? new Worker(THREAD, { eval: true, execArgv: [] });
  thread.ref();
  thread.postMessage(what);
  // A thread that fails has ended and is not given work again.
  const [result] = await once(thread, 'message');
  thread.unref();
  idle.push(thread);
  return result;
}
