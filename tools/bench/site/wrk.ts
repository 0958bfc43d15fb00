import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from '@/scripts/lib/cli.mjs';
import { findProgram } from '@/scripts/lib/programs.mjs';

const run = promisify(execFile);
const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

export interface Rate {
  perSecond: number;
  /** The 99th percentile of the answer times in milliseconds. */
  p99: number;
}

/** The path of wrk on this machine. */
export function findWrk(): string {
  const found = findProgram('wrk');
  if (!found) throw new CliError('wrk is missing; install it with: apt-get install wrk');
  return found;
}

export interface Load {
  seconds: number;
  connections: number;
  /** Each as `Name: value`. */
  headers?: readonly string[];
  /** The file of a program in Lua that builds the requests. */
  script?: string;
}

/**
 * Requests an address as fast as it answers.
 *
 * @throws Error when a status was not 200 or a connection broke
 */
export async function ask(url: string, { seconds, connections, headers = [], script }: Load): Promise<Rate & Transfer> {
  const named = headers.flatMap((header) => ['-H', header]);
  const program = script ? ['-s', script] : [];
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency', ...named, ...program];
  const { stdout } = await run(findWrk(), [...load, url]);
  return { ...readRate(stdout), ...readTransfer(stdout) };
}

/** Parses wrk's output. */
export function readRate(text: string): Rate {
  const trouble = /(?:Socket errors|Non-2xx).*/.exec(text);
  if (trouble) throw new Error(trouble[0]);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? [];
  const p99 = Number(time) * (MILLISECONDS[unit] ?? Number.NaN);
  if (!perSecond || Number.isNaN(p99)) throw new Error(`wrk's output has no rate or latency:\n${text}`);
  return { perSecond: Number(perSecond), p99 };
}

const BYTES: Readonly<Record<string, number>> = { '': 1, K: 1_024, M: 1_024 ** 2, G: 1_024 ** 3 };

export interface Transfer {
  requests: number;
  /** Bytes received, with headers. */
  bytes: number;
}

/** Parses the amounts in wrk's output. */
export function readTransfer(text: string): Transfer {
  const [, requests, amount, unit = ''] = /(\d+) requests in .*?, ([\d.]+)([KMG]?)B read/.exec(text) ?? [];
  if (!requests) throw new Error(`wrk's output has no amounts:\n${text}`);
  return { requests: Number(requests), bytes: Number(amount) * (BYTES[unit] ?? Number.NaN) };
}
