import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limit } from '@/scripts/lib/limit.mjs';

const GRACE = 3_000;
const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) kill(child);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** A running program in its own process group, because browsers start more processes. */
export interface Program {
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

export function startProgram(program: string, args: readonly string[], env: Record<string, string> = {}): Program {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  const take = (data: Buffer) => {
    output += data;
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  }).then(() => running.delete(child));
  const stop = async () => {
    const force = setTimeout(() => kill(child), GRACE);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
    // The processes that a browser started may still run.
    kill(child);
  };
  return { child, output: () => output, stop };
}

/** Waits until a program's output matches a pattern. @returns the first group */
export async function written(program: Program, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + limit();
  while (Date.now() < deadline) {
    const found = pattern.exec(program.output());
    if (found) return found[1] ?? '';
    if (program.child.exitCode !== null || program.child.signalCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${program.child.spawnfile} did not start:\n${program.output().slice(-2_000)}`);
}

/** A temporary folder and a function that deletes it. */
export function temporaryFolder(): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'engine-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process group has ended.
  }
}
