import { dirname } from 'node:path';
import type { KnownSurvivor } from './survivors';

/** What Stryker writes of a run, as far as it is read here. */
export interface StrykerReport {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  /** Lines from 1. */
  location: { start: { line: number }; end: { line: number } };
}

/** A change of the code that no test minded. */
export interface Survivor {
  file: string;
  /** From 1. */
  line: number;
  /** The line as it stands. */
  code: string;
  /** What stood in it instead, on one line. */
  becomes: string;
}

interface Count {
  minded: number;
  survived: number;
}

/** What tests minded. */
export interface Tally extends Count {
  folders: ReadonlyMap<string, Count>;
  /** Those that are not known. */
  survivors: readonly Survivor[];
  /** Known ones that did not survive, or whose code has changed. */
  outdated: readonly KnownSurvivor[];
}

const MINDED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** The lines that changes stand on which no test minded, as Stryker takes them: `lib/a.ts:3-4`. */
export function unmindedLines({ files }: StrykerReport): string[] {
  const lines = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ location: { start, end } }) => `${file}:${start.line}-${end.line}`),
  );
  return [...new Set(lines)];
}

/** The report of a run, with what other tests made of the changes that no test of that run minded. */
export function triedFurther(first: StrykerReport, second: StrykerReport): StrykerReport {
  const files = Object.entries(first.files).map(([file, { source, mutants }]) => {
    const statuses = new Map(second.files[file]?.mutants.map((mutant) => [changeOf(mutant), mutant.status]));
    const statusOf = (mutant: Mutant) =>
      (SURVIVED.includes(mutant.status) && statuses.get(changeOf(mutant))) || mutant.status;
    return [file, { source, mutants: mutants.map((mutant) => ({ ...mutant, status: statusOf(mutant) })) }];
  });
  return { files: Object.fromEntries(files) };
}

function changeOf({ mutatorName, replacement, location }: Mutant): string {
  return JSON.stringify([mutatorName, replacement, location]);
}

/** Counts the changes that tests minded; those that are known to change nothing count for neither side. */
export function tally(reports: readonly StrykerReport[], known: readonly KnownSurvivor[]): Tally {
  const folders = new Map<string, Count>();
  const survivors: Survivor[] = [];
  const met = new Set<KnownSurvivor>();
  const files = reports.flatMap((report) => Object.entries(report.files));
  for (const [file, { source, mutants }] of files) {
    const lines = source.split('\n');
    const count = folders.get(dirname(file)) ?? { minded: 0, survived: 0 };
    folders.set(dirname(file), count);
    for (const { status, location, replacement = '' } of mutants) {
      if (MINDED.includes(status)) count.minded++;
      if (!SURVIVED.includes(status)) continue;
      const { line } = location.start;
      const survivor = { file, line, code: lines[line - 1]?.trim() ?? '', becomes: replacement.replace(/\s+/g, ' ') };
      const excuse = known.find((one) => isThe(survivor, one));
      if (excuse) met.add(excuse);
      else {
        count.survived++;
        survivors.push(survivor);
      }
    }
  }
  const changed = new Set(files.map(([file]) => file));
  return {
    folders,
    survivors,
    minded: sum([...folders.values()].map(({ minded }) => minded)),
    survived: survivors.length,
    outdated: known.filter((one) => changed.has(one.file) && !met.has(one)),
  };
}

function isThe({ file, code, becomes }: Survivor, known: KnownSurvivor): boolean {
  return file === known.file && code.includes(known.code) && becomes === known.becomes;
}

/** Percent of the changes that tests minded; 100 where there was nothing to change. */
export function score({ minded, survived }: Count): number {
  return minded + survived === 0 ? 100 : (100 * minded) / (minded + survived);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
