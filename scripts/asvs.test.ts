import { existsSync, readFileSync } from 'node:fs';

/** Requirements of levels 1 and 2 in each chapter of the Application Security Verification Standard 5.0.0, from V1 on. */
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
  /** What shows it, or why not. */
  reason: string;
  /** The section that it stands in. */
  chapter: number;
}

const document = readFileSync('docs/asvs.md', 'utf8');
const [opening = '', ...chapters] = document.split(/^## V(?=\d)/m);
const judged = chapters.flatMap((text) => {
  const chapter = Number.parseInt(text, 10);
  return rowsOf(text).flatMap((cells) => requirementsOf(cells).map((requirement) => ({ ...requirement, chapter })));
});

/** The cells of a text's tables, without those of their heads. */
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

/** A row of its own has five cells; what does not apply stands together in one of three, with levels in brackets. */
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

test('each chapter judges as many requirements of each level as the standard has', () => {
  const counted = REQUIRED.map((_, index) =>
    [1, 2].map((level) => judged.filter((each) => each.chapter === index + 1 && each.level === level).length),
  );
  expect(counted).toEqual(REQUIRED);
  expect(judged).toHaveLength(253);
});

test('each requirement stands once, in its chapter', () => {
  const ids = judged.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(judged.filter(({ id, chapter }) => Number(ID.exec(id)?.[1]) !== chapter)).toEqual([]);
});

test('each has a verdict and what it stands on, and what is met names a file', () => {
  expect(judged.filter(({ verdict, reason }) => !VERDICTS.includes(verdict) || !reason)).toEqual([]);
  expect(judged.filter(({ verdict, reason }) => verdict === 'met' && filesOf(reason).length === 0)).toEqual([]);
});

test('every file that is named is there', () => {
  const missing = filesOf(document).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

/** What stands in backticks and looks like a file of the project: a path, or a name with an ending. */
function filesOf(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]*\.\w[\w.-]*)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !VERDICTS.includes(file));
}

test('the summary counts what stands below', () => {
  const levels = [1, 2].map((level) => VERDICTS.map((verdict) => countOf(level, verdict)));
  const sum = VERDICTS.map((_, index) => levels.reduce((total, counts) => total + (counts[index] ?? 0), 0));
  const rows = [...levels, sum].map((counts, index) => [
    index < 2 ? `${index + 1}` : 'both',
    ...[counts.reduce((total, count) => total + count, 0), ...counts].map(String),
  ]);
  expect(rowsOf(opening)).toEqual(rows);
});

test('what is not met is listed once by what matters most', () => {
  const listed = [...opening.matchAll(/^\d+\. ([\d., ]+):/gm)].flatMap(([, ids = '']) => ids.split(', '));
  const unmet = judged.filter(({ verdict }) => verdict === 'not met').map(({ id }) => id);
  expect([...listed].sort()).toEqual([...unmet].sort());
});
