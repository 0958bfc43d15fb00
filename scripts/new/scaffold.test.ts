import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands } from '@/brands';
import { brandFiles, withoutBrand } from './brand-files';
import { campaignFiles } from './campaign-files';
import { fileOf, INDEX, withoutCampaign } from './campaign-line';
import { type Generator, removeFiles, writeFiles } from './scaffold';

/** A committed project with the registries, and a shipped brand. */
const COPIED = [
  'biome.json',
  '.gitignore',
  'brands/index.ts',
  'brands/hosts.ts',
  'brands/bfzh.ts',
  'tools/art/marks.ts',
  INDEX,
];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
const changes = () => git('status', '--porcelain', '--untracked-files=all');
const read = (path: string) => readFileSync(path, 'utf8');
const registries = () => ({
  index: read('brands/index.ts'),
  hosts: read('brands/hosts.ts'),
  marks: read('tools/art/marks.ts'),
});

/** A stand-in for the generator of pictures: draws one, and writes a version. */
const draw = (version: string, end = ''): Generator => ({
  program: [
    '-e',
    `fs.mkdirSync('art/x', {recursive: true}); fs.writeFileSync('art/x/y', ''); ${write(version)}; ${end}`,
  ],
  writes: ['art', 'version'],
});
const write = (version: string) => `fs.writeFileSync('version', '${version}')`;
/** The version of the committed project. */
const FIRST: Generator = { program: ['-e', write('first')], writes: ['version'] };
const FAILING = draw('second', 'throw new Error("no mark")');

const newBrand = (code: string) => brandFiles(code, brands, registries());
const newCampaign = (slug: string) => campaignFiles({ slug, kind: 'wheel', title: '新活动' }, read(INDEX));
const undoBrand = (code: string, ...generators: Generator[]) =>
  removeFiles([`brands/${code}.ts`, 'art'], () => withoutBrand(code, registries()), generators);

const own = process.cwd();
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'scaffolds-'));
  for (const path of COPIED) cpSync(path, join(project, path));
  process.chdir(project);
  writeFileSync('version', 'first');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message=first');
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  process.chdir(own);
  rmSync(project, { recursive: true });
});

test('takes back everything that new:brand wrote', () => {
  writeFiles(newBrand('new-one'), [draw('second')]);
  expect(changes().split('\n')).toHaveLength(7);
  undoBrand('new-one', FIRST);
  expect(changes()).toBe('');
});

test('takes back everything that new:campaign wrote', () => {
  writeFiles(newCampaign('2602_Lottery'), [draw('second')]);
  expect(changes().split('\n')).toHaveLength(5);
  removeFiles([fileOf('2602_Lottery'), 'art'], () => withoutCampaign('2602_Lottery', read(INDEX)), [FIRST]);
  expect(changes()).toBe('');
});

test('changes nothing if the formatter fails', () => {
  const broken = { ...newBrand('newone'), created: { 'brands/newone.ts': 'const =' } };
  expect(() => writeFiles(broken, [draw('second')])).toThrow('已恢复原状');
  expect(changes()).toBe('');
});

test('changes nothing if drawing fails', () => {
  expect(() => writeFiles(newBrand('newone'), [draw('second'), FAILING])).toThrow('no mark');
  expect(changes()).toBe('');
});

test('removes nothing if drawing fails', () => {
  writeFiles(newBrand('newone'), [draw('second')]);
  const before = git('stash', 'create', '--include-untracked');
  const written = changes();
  expect(() => undoBrand('newone', FAILING)).toThrow('no mark');
  expect([changes(), git('diff', before.trim(), '--stat')]).toEqual([written, '']);
});

test('keeps what was written next to the lines of a brand', () => {
  writeFiles(newBrand('newone'), [draw('second')]);
  writeFiles(newBrand('other'), []);
  undoBrand('newone', FIRST);
  const remaining = registries();
  rmSync('brands/other.ts');
  git('checkout', '--quiet', '.');
  const { changed } = newBrand('other');
  writeFiles({ created: {}, changed }, []);
  expect(remaining).toEqual(registries());
});

test.each([
  ['that is committed', 'bfzh', '已提交'],
  ['that does not exist', 'missing', '不存在'],
])('rejects the removal of a brand %s', (_which, code, fault) => {
  expect(() => undoBrand(code)).toThrow(fault);
  expect(changes()).toBe('');
});

test('rejects the removal of a brand that has other hosts, or was registered by hand', () => {
  writeFiles(newBrand('newone'), [draw('second')]);
  const hosts = read('brands/hosts.ts');
  const line = /^ {2}\{ host: 'newone.*\n/m;
  writeFileSync(
    'brands/hosts.ts',
    hosts.replace(line, (found) => found + found.replace('.example', '.test')),
  );
  expect(() => undoBrand('newone')).toThrow('其他域名');
  writeFileSync('brands/hosts.ts', hosts.replace(line, ''));
  expect(() => undoBrand('newone')).toThrow('手工删除');
});
