import { existsSync, readFileSync } from 'node:fs';
import { KNOWN_SURVIVORS, type KnownSurvivor } from './survivors';
import { type StrykerReport, score, tally, triedFurther, unmindedLines } from './tally';

const mutant = (line: number, status: string, replacement = '') => ({
  mutatorName: 'StringLiteral',
  status,
  replacement,
  location: { start: { line }, end: { line: line + 1 } },
});
const report: StrykerReport = {
  files: {
    'lib/a/one.ts': {
      source: 'const first = 1;\n  return a < b;\n',
      mutants: [
        mutant(1, 'Killed'),
        mutant(1, 'Timeout'),
        mutant(1, 'Ignored'),
        mutant(1, 'RuntimeError'),
        mutant(2, 'Survived', 'a <=\n  b'),
      ],
    },
    'lib/a/two.ts': { source: 'const second = 2;\n', mutants: [mutant(1, 'Killed'), mutant(1, 'NoCoverage', '3')] },
  },
};
const known: KnownSurvivor = {
  file: 'lib/a/one.ts',
  code: 'a < b',
  becomes: 'a <= b',
  why: 'They are never the same.',
};

test('changes that no test minded are listed with their place, and counted by folder', () => {
  const all = tally([report], []);
  expect(all).toMatchObject({ minded: 3, survived: 2, outdated: [] });
  expect([...all.folders]).toEqual([['lib/a', { minded: 3, survived: 2 }]]);
  expect(all.survivors).toEqual([
    { file: 'lib/a/one.ts', line: 2, code: 'return a < b;', becomes: 'a <= b' },
    { file: 'lib/a/two.ts', line: 1, code: 'const second = 2;', becomes: '3' },
  ]);
  expect(score(all)).toBe(60);
});

test('what is known to change nothing counts for neither side', () => {
  const all = tally([report], [known]);
  expect(all).toMatchObject({ minded: 3, survived: 1, outdated: [] });
  expect(score(all)).toBe(75);
});

test('what is known and did not survive is outdated, if its file was changed', () => {
  const mended = { ...known, becomes: 'a > b' };
  expect(tally([report], [mended, { ...known, file: 'lib/b/one.ts' }]).outdated).toEqual([mended]);
});

test('nothing to change is all that could be minded', () => {
  expect(score(tally([], []))).toBe(100);
});

test('what no test minded is tried again by its lines, each once', () => {
  const twice = {
    source: '',
    mutants: [mutant(1, 'Survived', '3'), mutant(1, 'NoCoverage', '4')],
  };
  expect(unmindedLines({ files: { ...report.files, 'lib/a/two.ts': twice } })).toEqual([
    'lib/a/one.ts:2-3',
    'lib/a/two.ts:1-2',
  ]);
});

test('other tests count where the first minded nothing, change by change', () => {
  const second = {
    files: { 'lib/a/two.ts': { source: '', mutants: [mutant(1, 'Survived'), mutant(1, 'Killed', '3')] } },
  };
  expect(tally([triedFurther(report, second)], [])).toMatchObject({ minded: 4, survived: 1 });
  const none = { files: { 'lib/a/two.ts': { source: '', mutants: [mutant(1, 'NoCoverage', '3')] } } };
  expect(tally([triedFurther(report, none)], [])).toMatchObject({ minded: 3, survived: 2 });
});

test.each(KNOWN_SURVIVORS.map((one) => [one.file, one.code] as const))('%s has %s', (file, code) => {
  expect(existsSync(file) && readFileSync(file, 'utf8').includes(code)).toBe(true);
});
