import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { words as cli } from './cli/words';
import type { Column } from './common/columns';
import type { FolderWords, OperationWords } from './common/define-words';
import type { Operation } from './common/operation';
import { OPERATIONS } from './operations';
import { WORDS } from './words';

const ALL = { ...WORDS, cli };
const FOLDER = __dirname;
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(path.join(FOLDER, entry.name)).includes('words.ts'))
  .map(({ name }) => name);

type Words = FolderWords<
  Record<string, Record<'en' | 'zh', (...given: unknown[]) => string>>,
  Record<string, Record<string, Column>>,
  Record<string, OperationWords>
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

/** Chinese characters, or punctuation around words that are the same in both languages. */
const CHINESE = /[\p{Script=Han}，。：；、“”（）]/u;

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

  test('has Chinese words for every sentence', () => {
    const without = Object.entries(sentences)
      .filter(([, { zh }]) => !CHINESE.test(unescaped(String(zh))) && !CHINESE.test(textOf(zh)))
      .map(([code]) => code);
    expect(without).toEqual([]);
  });

  test('has Chinese headings and states', () => {
    const pairs = Object.entries(tables).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([name, { heading, words = {} }]) =>
        [heading, ...Object.values(words)].map(([en, zh]) => ({ at: `${table}.${name}`, en, zh })),
      ),
    );
    expect(pairs.filter(({ en, zh }) => !CHINESE.test(zh) || en === zh)).toEqual([]);
  });

  test('uses every code', () => {
    const source = folder === 'common' || folder === 'cli' ? everySource : sourceOf(folder);
    const codes = [...Object.keys(sentences), ...Object.keys(tables)];
    expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});

describe.each(OPERATIONS)('$name', (operation) => {
  test('has Chinese words for everything that its help names', () => {
    expect(namesIn(operation.zh)).toEqual(namesOf(operation));
    expect(textsIn(operation.zh).filter((text) => !CHINESE.test(text))).toEqual([]);
  });
});

/** A text of a sentence without parameters. */
function textOf(words: (...given: unknown[]) => string): string {
  return words.length === 0 ? words() : '';
}

/** The source of a function, whose compiler may escape characters. */
function unescaped(source: string): string {
  return source.replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function namesOf({ operands, options = {}, flags = {}, secrets = {}, proof = {} }: Operation) {
  return {
    operands: operands.map((operand) => operand.replace('...', '')).sort(),
    options: Object.keys(options).sort(),
    flags: Object.keys(flags).sort(),
    secrets: Object.keys({ ...secrets, ...proof }).sort(),
  };
}

function namesIn({ operands = {}, options = {}, flags = {}, secrets = {} }: Partial<OperationWords> = {}) {
  return Object.fromEntries(
    Object.entries({ operands, options, flags, secrets }).map(([kind, words]) => [kind, Object.keys(words).sort()]),
  );
}

function textsIn({ title, summary, operands, options, flags, secrets }: OperationWords = { title: '', summary: '' }) {
  return [title, summary, ...[operands, options, flags, secrets].flatMap((words) => Object.values(words ?? {}))];
}
