/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ART_SHAPES } from '@/lib/art/shapes';

const folder = join(__dirname, '../../public/art');
const read = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8');
const files = ART_SHAPES.map((name) => [name, read(name)] as const);
const idsOf = (contents: string) => [...contents.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);

test('has a file for every shape and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(ART_SHAPES.map((name) => `${name}.svg`).sort());
});

test.each(files)('%s is well-formed and has its size', (_, contents) => {
  const parsed = new DOMParser().parseFromString(contents, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const root = parsed.documentElement;
  expect(root.tagName).toBe('svg');
  const [, , width, height] = (root.getAttribute('viewBox') ?? '').split(' ');
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual([width, height]);
  expect(contents).not.toMatch(/NaN|undefined|null|Infinity|="[^"]*\de-\d/);
});

test.each(files)('%s is small', (_, contents) => {
  expect(Buffer.byteLength(contents)).toBeLessThanOrEqual(6 * 1024);
});

test.each(files)('%s needs no other file and has no text or script', (_, contents) => {
  expect(contents).not.toMatch(/<(?:script|foreignObject|text|tspan|image|style|animate|set|a)\b|\son\w+=|\sstyle=/i);
  expect(contents).not.toMatch(/(?:href|src)="(?!#)|url\((?!#)|<!|<\?/);
});

test.each(files)('%s has ids with its name and uses all of them', (name, contents) => {
  const ids = idsOf(contents);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...contents.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id = '']) => id);
  expect([...new Set(used)].sort()).toEqual([...ids].sort());
  for (const id of ids) expect(id).toMatch(new RegExp(`^${name}-[0-9a-z]+$`));
});

test('uses no id in two files', () => {
  const ids = files.flatMap(([, contents]) => idsOf(contents));
  expect(new Set(ids).size).toBe(ids.length);
});
