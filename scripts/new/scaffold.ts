import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of a command: new ones, and changed registries. */
export interface Written {
  created: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
}

/** A program that generates files from the written ones: Node's arguments, and the files and folders that it writes. */
export interface Generator {
  program: readonly string[];
  writes: readonly string[];
}

const BIOME = join(__dirname, '../../node_modules/@biomejs/biome/bin/biome');

/** The edge has to know a page or a host too. */
export const EDGE_MAPS: Generator = {
  program: ['--import', 'tsx', 'tools/generate/run.ts', 'edge-maps'],
  writes: ['deploy/nginx/live', 'deploy/nginx/maps'],
};

/**
 * Writes, formats and generates all files, or changes none.
 *
 * @throws Error if a file to create exists already
 */
export function writeFiles({ created, changed }: Written, generators: readonly Generator[]): void {
  const taken = Object.keys(created).filter((path) => existsSync(path));
  if (taken.length > 0) throw new Error(`文件已存在：${taken.join('、')}`);
  change({ written: { ...created, ...changed }, removed: [], generators });
  report('新建', Object.keys(created));
  report('更新', [...Object.keys(changed), ...filesOf(generators)]);
}

/**
 * Takes back what {@link writeFiles} wrote, or changes nothing.
 *
 * @param removed the new files and folders; the first one is the definition
 * @param remaining returns the registries without its lines
 * @throws Error unless the definition exists and is not committed
 */
export function removeFiles(
  removed: readonly [definition: string, ...rest: string[]],
  remaining: () => Written['changed'],
  generators: readonly Generator[],
): void {
  requireUncommitted(removed[0]);
  const changed = remaining();
  change({ written: changed, removed, generators });
  report('删除', removed);
  report('更新', [...Object.keys(changed), ...filesOf(generators)]);
}

function requireUncommitted(path: string): void {
  if (!existsSync(path)) throw new Error(`${path} 不存在，没有可撤销的内容。`);
  const { status, stdout } = spawnSync('git', ['ls-tree', '--name-only', 'HEAD', '--', path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`无法用 git 确认 ${path} 尚未提交，因此不撤销。`);
  if (stdout !== '') throw new Error(`${path} 已提交，请用 git revert 撤销。`);
}

function report(what: string, paths: readonly string[]): void {
  for (const path of paths) console.log(`  ${what} ${path}`);
}

function filesOf(generators: readonly Generator[]): string[] {
  return generators.flatMap(({ writes }) => writes);
}

interface Change {
  written: Readonly<Record<string, string>>;
  removed: readonly string[];
  generators: readonly Generator[];
}

/** Changes, formats and generates files. If a step fails, all files are as before. */
function change({ written, removed, generators }: Change): void {
  const paths = Object.keys(written);
  restoreOnFailure([...paths, ...removed, ...filesOf(generators)], () => {
    for (const [path, contents] of Object.entries(written)) writeFileSync(path, contents);
    for (const path of removed) rmSync(path, { recursive: true });
    run([BIOME, 'check', '--write', ...paths]);
    for (const { program } of generators) run(program);
  });
}

/** Ctrl-C ends the program, which then has failed. */
function run(program: readonly string[]): void {
  const { status, stderr, error } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program.join(' ')} 未成功，所有文件已恢复原状：\n${error ?? stderr}`);
}

function restoreOnFailure(paths: readonly string[], step: () => void): void {
  const ignoreSignal = () => {};
  process.on('SIGINT', ignoreSignal);
  const copies = mkdtempSync(join(tmpdir(), 'scaffold-'));
  for (const path of paths) if (existsSync(path)) cpSync(path, join(copies, path), { recursive: true });
  try {
    step();
  } catch (error) {
    for (const path of paths) {
      rmSync(path, { recursive: true, force: true });
      if (existsSync(join(copies, path))) cpSync(join(copies, path), path, { recursive: true });
    }
    throw error;
  } finally {
    rmSync(copies, { recursive: true });
    process.off('SIGINT', ignoreSignal);
  }
}
