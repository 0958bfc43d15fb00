import { readdirSync, readFileSync } from 'node:fs';
import type { Part } from '@/tools/capacity/measured';

/** What a running process is, by its command line. The first match decides; the server is the front server with its threads. */
const PARTS = [
  ['edge', /^nginx/],
  ['database', /postgres/],
  ['server', /\.server\/main/],
  ['site', /next/],
] as const;

/** Processor time of every part so far, in milliseconds, and the memory that it uses, in bytes. */
export interface Usage {
  cpu: Record<Part, number>;
  /** Of the server's processor time, that of the one thread that handles requests. */
  serverThread: number;
  memory: Record<Part, number>;
  /** Milliseconds that all programs of the machine took together. */
  machine: number;
}

/** Linux reports processor time in hundredths of a second. */
const TICK = 10;
const PAGE_BYTES = 4_096;

interface Process {
  parent: number;
  /** Milliseconds of the process, and of its children that have ended. */
  cpu: number;
  memory: number;
}

/**
 * Reads what the processes that this one started use, and this one itself as the generator of the load.
 *
 * @throws Error on a system without `/proc`
 */
export function readUsage(): Usage {
  const zero = { edge: 0, database: 0, server: 0, site: 0, generator: 0 };
  const usage: Usage = { cpu: { ...zero }, serverThread: 0, memory: { ...zero }, machine: readMachine() };
  const processes = allProcesses();
  for (const [id, { cpu, memory }] of processes) {
    if (!descends(processes, id)) continue;
    const part = partOf(id);
    usage.cpu[part] += cpu;
    usage.memory[part] += memory;
    if (part === 'server') usage.serverThread += readStat(`/proc/${id}/task/${id}/stat`)?.own ?? 0;
  }
  return usage;
}

/** User, nice and system time and that of interrupts of all cores (proc(5)). */
function readMachine(): number {
  const [, user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8').split(/\s+/, 8).map(Number);
  return [user, nice, system, irq, softirq].reduce<number>((sum, ticks = 0) => sum + ticks, 0) * TICK;
}

function allProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(`/proc/${name}/stat`) : undefined;
    if (stat) found.set(Number(name), { parent: stat.parent, cpu: stat.own + stat.children, memory: stat.memory });
  }
  return found;
}

/** The figures of a `stat` file; undefined if its process has ended. */
function readStat(file: string) {
  try {
    return parseStat(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Parses a `stat` file of `/proc`, whose second field is a name that may contain spaces and parentheses (proc(5)). */
export function parseStat(text: string) {
  // The field after the name is number 3.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    parent: field(4),
    own: (field(14) + field(15)) * TICK,
    children: (field(16) + field(17)) * TICK,
    memory: field(24) * PAGE_BYTES,
  };
}

function descends(processes: ReadonlyMap<number, Process>, id: number): boolean {
  for (let at: number | undefined = id; at; at = processes.get(at)?.parent) if (at === process.pid) return true;
  return false;
}

function partOf(id: number): Part {
  if (id === process.pid) return 'generator';
  const command = readCommand(id);
  return PARTS.find(([, pattern]) => pattern.test(command))?.[0] ?? 'generator';
}

function readCommand(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
