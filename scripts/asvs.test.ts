import { existsSync, readFileSync } from 'node:fs';

/**
 * The number of requirements of levels 1 and 2 in each chapter of the Application Security Verification Standard 5.0.0, from V1.
 */
const REQUIRED = [
  [8, 19],
  [4, 7],
  [8, 11],
  [2, 8],
  [4, 5],
  [13, 22],
  [6, 12],
  [4, 3],
  [4, 3],
  [5, 24],
  [3, 11],
  [3, 6],
  [1, 12],
  [2, 7],
  [3, 10],
  [0, 16],
  [0, 7],
] as const;

const VERDICTS = ['met', 'not met', 'n/a'];
const ID = /^(\d{1,2})\.\d{1,2}\.\d{1,2}$/;

interface Judged {
  id: string;
  level: number;
  verdict: string;
  /** The evidence, or why the requirement is not met or does not apply. */
  reason: string;
  /** The chapter of its section. */
  chapter: number;
}

const document = readFileSync('docs/asvs.md', 'utf8');
const [opening = '', ...chapters] = document.split(/^## V(?=\d)/m);
const judged = chapters.flatMap((text) => {
  const chapter = Number.parseInt(text, 10);
  return rowsOf(text).flatMap((cells) => requirementsOf(cells).map((requirement) => ({ ...requirement, chapter })));
});

/** The cells of a text's tables, without table heads. */
function rowsOf(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells, index, all) => !isRule(cells) && !isRule(all[index + 1] ?? []));
}

function isRule(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^-+$/.test(cell));
}

/**
 * A requirement with its own row has five cells. Requirements that do not apply share a row of three cells, with levels in
 * brackets.
 */
function requirementsOf(cells: readonly string[]): Omit<Judged, 'chapter'>[] {
  if (cells.length === 5) {
    const [id = '', level, , verdict = '', reason = ''] = cells;
    return [{ id, level: Number(level), verdict, reason }];
  }
  const [names = '', verdict = '', reason = ''] = cells;
  return names.split(', ').map((name) => {
    const [, id = name, level] = /^(\S+) \((\d)\)$/.exec(name) ?? [];
    return { id, level: Number(level), verdict, reason };
  });
}

const countOf = (level: number, verdict: string) =>
  judged.filter((each) => each.level === level && each.verdict === verdict).length;

test('judges as many requirements per chapter and level as the standard has', () => {
  const counted = REQUIRED.map((_, index) =>
    [1, 2].map((level) => judged.filter((each) => each.chapter === index + 1 && each.level === level).length),
  );
  expect(counted).toEqual(REQUIRED);
  expect(judged).toHaveLength(253);
});

test('lists each requirement once, in its chapter', () => {
  const ids = judged.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(judged.filter(({ id, chapter }) => Number(ID.exec(id)?.[1]) !== chapter)).toEqual([]);
});

test('gives each requirement a verdict and a reason, with a file for each one that is met', () => {
  expect(judged.filter(({ verdict, reason }) => !VERDICTS.includes(verdict) || !reason)).toEqual([]);
  expect(judged.filter(({ verdict, reason }) => verdict === 'met' && filesOf(reason).length === 0)).toEqual([]);
});

test('names only existing files', () => {
  const missing = filesOf(document).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

/** Texts in backticks that look like files of the project: a path, or a name with an ending. */
function filesOf(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]*\.\w[\w.-]*)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !VERDICTS.includes(file));
}

test('counts the verdicts in the summary', () => {
  const levels = [1, 2].map((level) => VERDICTS.map((verdict) => countOf(level, verdict)));
  const sum = VERDICTS.map((_, index) => levels.reduce((total, counts) => total + (counts[index] ?? 0), 0));
  const rows = [...levels, sum].map((counts, index) => [
    index < 2 ? `${index + 1}` : 'both',
    ...[counts.reduce((total, count) => total + count, 0), ...counts].map(String),
  ]);
  expect(rowsOf(opening)).toEqual(rows);
});

test('lists each unmet requirement once by priority', () => {
  const listed = [...opening.matchAll(/^\d+\. ([\d., ]+):/gm)].flatMap(([, ids = '']) => ids.split(', '));
  const unmet = judged.filter(({ verdict }) => verdict === 'not met').map(({ id }) => id);
  expect([...listed].sort()).toEqual([...unmet].sort());
});
