import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { words as cli } from './cli/words';
import type { Column } from './common/columns';
import type { FolderWords } from './common/define-words';
import { parametersOf } from './common/parameters';
import { SENTENCES } from './common/sentences';
import { isChinese } from './common/template';
import { OPERATIONS } from './operations';
import { WORDS } from './words';

const ALL = { ...WORDS, cli, common: { sentences: SENTENCES, tables: {} } };
/** Folders whose operations only run in the shell; so does the command line itself. */
const ENGLISH = ['cli', 'database', 'keys', 'warehouse'];
const FOLDER = __dirname;
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(path.join(FOLDER, entry.name)).includes('words.ts'))
  .map(({ name }) => name);

type Words = FolderWords<
  Record<string, string | { done: string } | ((...given: unknown[]) => string)>,
  Record<string, Record<string, Column>>
>;
const wordsOf = (folder: string) => ALL[folder as keyof typeof ALL] as unknown as Words;
const sourceOf = (folder: string) =>
  readdirSync(path.join(FOLDER, folder))
    .filter((file) => !file.includes('.test.') && file !== 'words.ts')
    .map((file) => readFileSync(path.join(FOLDER, folder, file), 'utf8'))
    .join('\n');
/** Sources outside the words, where the codes of `common` and `cli` are used. */
const everySource = [
  ...readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => sourceOf(name)),
  ...['run-operation.ts', '../operations-main.ts', '../run-configured.ts'].map((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8'),
  ),
].join('\n');

test('lists every folder with words', () => {
  expect(Object.keys(ALL).sort()).toEqual(folders);
});

test('no code is in two folders', () => {
  const codes = folders.flatMap((folder) => {
    const { sentences, tables } = wordsOf(folder);
    return [...Object.keys(sentences), ...Object.keys(tables).map((table) => `table ${table}`)];
  });
  expect(codes).toEqual([...new Set(codes)]);
});

describe.each(folders)('%s', (folder) => {
  const { sentences, tables } = wordsOf(folder);

  test('speaks one language', () => {
    const texts = Object.entries(sentences).map(([code, wording]) => [code, sourceTextOf(wording)] as const);
    // Slots and marks are the same in both languages.
    const spoken = texts.filter(([, text]) => isChinese(text) || /[a-z]/i.test(text.replace(/\{[^}]*\}/g, '')));
    expect(spoken.filter(([, text]) => isChinese(text) === ENGLISH.includes(folder))).toEqual([]);
  });

  test('has headings and states in its language', () => {
    const texts = Object.entries(tables).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([name, { heading, words = {} }]) =>
        [heading, ...Object.values(words)].map((word) => [`${table}.${name}`, word] as const),
      ),
    );
    expect(texts.filter(([, text]) => isChinese(text) === ENGLISH.includes(folder))).toEqual([]);
  });

  test('uses every code', () => {
    const source = folder === 'common' || folder === 'cli' ? everySource : sourceOf(folder);
    const codes = [...Object.keys(sentences), ...Object.keys(tables)];
    expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});

describe.each(OPERATIONS)('$name', (operation) => {
  test('describes itself and its parameters in one language', () => {
    const { title, summary, shell = false } = operation;
    expect(title).toMatch(/\p{Script=Han}/u);
    const texts = parametersOf(operation).flatMap(({ name, title: label, help = '' }) => [
      [name, label],
      ...(help === '' ? [] : [[name, help]]),
    ]);
    expect([['summary', summary], ...texts].filter(([, text = '']) => isChinese(text) === shell)).toEqual([]);
  });
});

/** The text of a sentence, or the source of the function that writes it, whose compiler may escape characters. */
function sourceTextOf(wording: Words['sentences'][string]): string {
  if (typeof wording === 'string') return wording;
  if (typeof wording === 'object') return wording.done;
  return String(wording).replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
