import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '@/lib/activities/schema';
import { importsOf, isSource } from './lib/imports.mjs';

/** Folders whose files are sources of the project. */
const SOURCES = [
  'app',
  'brands',
  'campaigns',
  'clauses',
  'components',
  'devtools',
  'e2e',
  'lib',
  'office',
  'scripts',
  'server',
  'tools',
];

/** Folders whose subfolders are rooms, which must not import each other in a circle. */
const HOUSES = [
  '',
  'components',
  'devtools',
  'e2e',
  'lib',
  'lib/browser',
  'office',
  'scripts',
  'server',
  'server/domain',
  'server/domain/activities',
  'server/operations',
  'server/platform',
  'tools',
];

/** Production loads it only in development, so no other import may lead to it. */
const LOADED_ON_DEMAND = { from: 'server/main.ts', to: 'devtools/index.ts' };

/** What the office shares with the server: files without database, DOM or Node. */
const OFFICE_MAY_IMPORT =
  /^(?:lib\/(?!browser\/)|server\/office\/(?:tools-)?api\.ts|server\/operations\/(?:[^/]+\/)?words\.ts|server\/operations\/common\/(?:answer|columns|csv|define-words|details|formats|parameter|read-csv|sentences|spoiled-cells|template)\.ts)/;

const TEST = /\.(?:test|spec)\.|(?:^|\/)testing\//;

interface Import {
  from: string;
  to: string;
}

/** The arrows of the document's pictures: a room's name and the rooms that it imports. */
function drawnArrows(document: string): Map<string, Set<string>>[] {
  return [...document.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, picture = '']) => {
    const labels = new Map([...picture.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id = '', label = '']) => [id, label]));
    const labelled = (node: string) => labels.get(/\w+/.exec(node)?.[0] ?? '') ?? node;
    const rows = picture.split('\n').flatMap((line) => {
      const [from = '', to] = line.split('-->');
      if (to !== undefined) return [[labelled(from), new Set(to.split('&').map(labelled))] as const];
      return line.includes('["') ? [[labelled(from), new Set<string>()] as const] : [];
    });
    return new Map(rows);
  });
}

/** The room of a picture that contains a file: the one with the longest name, since rooms may contain rooms. */
function roomIn(rooms: readonly string[], file: string): string | undefined {
  return rooms.filter((room) => file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0];
}

/** The rooms of a house that import themselves through other rooms. */
function roomsInCircles(house: string, imports: readonly Import[]): string[] {
  return inCircles(
    imports.flatMap(({ from, to }) => {
      const [a, b] = [roomOf(house, from), roomOf(house, to)];
      return a && b && a !== b ? [{ from: a, to: b }] : [];
    }),
  );
}

/** What imports itself, directly or through others. */
function inCircles(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  const reached = (start: string) => {
    const seen = new Set<string>();
    const open = [...(arrows.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (!seen.has(next)) open.push(...(arrows.get(next) ?? []));
      seen.add(next);
    }
    return seen;
  };
  return [...arrows.keys()].filter((start) => reached(start).has(start)).sort();
}

/** The folder within a house that contains a file. The house's own files form one room. */
function roomOf(house: string, file: string): string | undefined {
  if (house && !file.startsWith(`${house}/`)) return undefined;
  const [first, ...rest] = file.slice(house ? house.length + 1 : 0).split('/');
  return rest.length > 0 ? first : '(files)';
}

const files = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => isSource(file) && !TEST.test(file) && !/node_modules|\.next/.test(file)),
);
const known = new Set(files);
const exists = (file: string) => known.has(file);
const onDemand = ({ from, to }: Import) => from === LOADED_ON_DEMAND.from && to === LOADED_ON_DEMAND.to;
const imports = files
  .flatMap((file) => importsOf(file, readFileSync(file, 'utf8'), exists))
  .filter((found) => !onDemand(found));
const pictures = drawnArrows(readFileSync('ARCHITECTURE.md', 'utf8'));

test('draws exactly the arrows that the code imports', () => {
  expect(imports.length).toBeGreaterThan(3_000);
  expect(pictures).toHaveLength(3);
  for (const drawn of pictures) {
    const rooms = [...new Set([...drawn.keys(), ...[...drawn.values()].flatMap((to) => [...to])])];
    const found = new Map<string, string>();
    for (const { from, to } of imports) {
      const [a, b] = [roomIn(rooms, from), roomIn(rooms, to)];
      if (a && b && a !== b) found.set(`${a} --> ${b}`, `${from} -> ${to}`);
    }
    const expected = new Set([...drawn].flatMap(([from, all]) => [...all].map((to) => `${from} --> ${to}`)));
    expect([...found].filter(([arrow]) => !expected.has(arrow))).toEqual([]);
    expect([...expected].filter((arrow) => !found.has(arrow))).toEqual([]);
  }
});

test('draws every source in a room of the first picture', () => {
  const rooms = [...(pictures[0]?.keys() ?? []), 'lib'];
  expect(files.filter((file) => !roomIn(rooms, file))).toEqual([]);
});

test('draws every subject of the server in the third picture', () => {
  const drawn = [...(pictures[2] ?? [])].flatMap(([from, all]) => [from, ...all]);
  const subjects = files.flatMap((file) => /^server\/domain\/[^/]+(?=\/)/.exec(file) ?? []);
  expect(new Set(drawn)).toEqual(new Set(subjects));
});

test('loads nothing of e2e, scripts and tools in the product', () => {
  const around = (file: string) => /^(?:e2e|scripts|tools)\//.test(file);
  expect(imports.filter(({ from, to }) => around(to) && !around(from))).toEqual([]);
});

test('the office imports only rules of lib and pure files of operations, and only the server and its tools know its own', () => {
  const bundled = (file: string) => file.startsWith('office/') || OFFICE_MAY_IMPORT.test(file);
  expect(imports.filter(({ from, to }) => bundled(from) && !from.startsWith('lib/') && !bundled(to))).toEqual([]);
  expect(imports.filter(({ from, to }) => to.startsWith('office/') && !from.startsWith('office/'))).toEqual([]);
  const ownServer = imports.filter(
    ({ from, to }) => to.startsWith('server/office/') && !from.startsWith('server/office/'),
  );
  expect(new Set(ownServer.map(({ from }) => from.replace(/^(office|devtools|e2e)\/.*/, '$1')))).toEqual(
    new Set(['office', 'devtools', 'e2e', 'server/main.ts']),
  );
});

test.each(HOUSES)('has no circular imports between the rooms of "%s"', (house) => {
  expect(roomsInCircles(house, imports)).toEqual([]);
});

test('has no circular imports between files, including types', () => {
  expect(inCircles(imports)).toEqual([]);
});

test('gives each kind of activity a folder of its name in lib, server and components, and allows no other folder there', () => {
  const foldersOf = (room: string) =>
    readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const all = Object.keys(KINDS).sort();
  expect(foldersOf('lib/activities').sort()).toEqual([...all, 'testing'].sort());
  expect(foldersOf('server/domain/activities/kinds').sort()).toEqual(all);
  expect(foldersOf('components/activities')).toEqual(expect.arrayContaining(all));
});

test('loads the development set-up on demand, in one place', () => {
  const main = readFileSync(LOADED_ON_DEMAND.from, 'utf8');
  expect(main.match(/devtools['"]/g)).toHaveLength(1);
  expect(main).toContain("await import('@/devtools')");
});

test.each([
  ['lib/a/b.ts', "import { brands } from '@/brands';", 'brands/index.ts'],
  ['lib/a/b.ts', "import '../../brands/index';", 'brands/index.ts'],
  ['lib/a/b.ts', "const brands = await import('../../brands');", 'brands/index.ts'],
  ['lib/a/b.ts', "import type { Brand } from '@/brands';", 'brands/index.ts'],
  ['components/a/b.module.css', ".a { composes: b from '../../app/c.css'; }", 'app/c.css'],
])('finds the import in %s in the line %s', (file, line, target) => {
  expect(importsOf(file, line, (name) => name === target)).toEqual([{ from: file, to: target }]);
});

test('finds a circle of files within a room', () => {
  const through = (from: string, to: string) => ({ from: `lib/a/${from}.ts`, to: `lib/a/${to}.ts` });
  const found = [through('x', 'y'), through('y', 'x'), through('z', 'x')];
  expect(roomsInCircles('lib', found)).toEqual([]);
  expect(inCircles(found)).toEqual(['lib/a/x.ts', 'lib/a/y.ts']);
});

test('finds a circle through a third room', () => {
  const through = (from: string, to: string) => ({ from: `lib/${from}/x.ts`, to: `lib/${to}/y.ts` });
  expect(roomsInCircles('lib', [through('a', 'b'), through('b', 'c'), through('c', 'a'), through('d', 'a')])).toEqual([
    'a',
    'b',
    'c',
  ]);
});
