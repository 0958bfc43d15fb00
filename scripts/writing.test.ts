import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [
  ...['app', 'brands', 'campaigns', 'clauses', 'components', 'deploy', 'devtools', 'docs'],
  ...['e2e', 'lib', 'office', 'scripts', 'server', 'tools'],
];

/** Words that `docs/glossary.md` does not allow. A compound such as "stand-in" is another word. */
const IDIOM =
  /(?<![\w-])(?:nobody|whoever|whatever|whichever|anew|thereby|minded|tells?|telling|told|stands?|stood|standing|held|kept|none may|is said|what of)(?![\w-])/gi;

/** Code in backticks, fenced or not, and the targets of links; a comment's backticks may enclose a line break. */
const CODE = /```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g;

const SCRIPT = [
  // Comments up to the end of the line. An address such as https://example.com has no space around its slashes.
  /(?<=^|\s)\/\/ .*$/gm,
  /(?<=^|[\s{])\/\*[\s\S]*?\*\//gm,
  // Titles of tests. Those of `test.each` follow its table.
  /(?<=\b(?:test|it|describe)(?:\.\w+)*\(\s*)(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)(?=,)/g,
  /(?<=^\s*\]\)\(\s*)(?:'[^'\n]*'|"[^"\n]*")(?=,)/gm,
];
const HASH = [/(?<=^|\s)#.*$/gm];

/** What to read in a file, by the ending of its name. */
const TEXTS: Record<string, readonly RegExp[]> = {
  md: [/[\s\S]+/g],
  ts: SCRIPT,
  tsx: SCRIPT,
  mjs: SCRIPT,
  css: SCRIPT,
  sh: HASH,
  conf: HASH,
  yml: HASH,
};

/** `line: word` for each idiom in the comments, test titles or text of a file. */
function idiomsIn(name: string, content: string): string[] {
  const texts = TEXTS[name.slice(name.lastIndexOf('.') + 1)] ?? [];
  const found = texts.flatMap((pattern) =>
    [...content.matchAll(pattern)].flatMap(({ 0: text, index }) =>
      [...text.replaceAll(CODE, blank).matchAll(IDIOM)].map((idiom) => ({ word: idiom[0], at: index + idiom.index })),
    ),
  );
  return found.map(({ word, at }) => `${content.slice(0, at).split('\n').length}: ${word}`);
}

const blank = (text: string) => text.replaceAll(/\S/g, ' ');

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: folder !== '.' });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, path, name }) => join(parentPath ?? path, name));
}

test('comments, test titles and documents contain no banned idiom', () => {
  const files = ['.', ...FOLDERS].flatMap(filesIn);
  const read = files.filter((file) => file.slice(file.lastIndexOf('.') + 1) in TEXTS);
  expect(read.length).toBeGreaterThan(1500);
  expect(read.flatMap((file) => idiomsIn(file, readFileSync(file, 'utf8')).map((at) => `${file}:${at}`))).toEqual([]);
});

test.each([
  ['a.ts', ['// WORD', ' * WORD', "const WORD = 'WORD'; // `WORD`", '/** A', ' * WORD */', "test('is WORD', () => {"]],
  ['a.sh', ['# WORD', '', 'echo WORD', '', 'echo # WORD', '# stand-in WORD']],
])('finds each idiom in %s', (name, lines) => {
  const found = idiomsIn(name, lines.join('\n').replaceAll('WORD', 'anew'));
  expect(found.sort()).toEqual([1, 5, 6].map((line) => `${line}: anew`));
});
