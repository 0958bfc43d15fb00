import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The files of a command: new ones, and changed registries. */
export interface Written {
  created: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
}

/**
 * Writes and formats all files, or none of them, and updates the edge's maps.
 *
 * @throws Error if a file to create exists already
 */
export function writeFiles({ created, changed }: Written): void {
  const taken = Object.keys(created).filter((path) => existsSync(path));
  if (taken.length > 0) throw new Error(`文件已存在：${taken.join('、')}`);
  const files = Object.entries({ ...created, ...changed });
  for (const [path, contents] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  const paths = files.map(([path]) => path);
  const { status, stderr } = spawnSync('npx', ['biome', 'check', '--write', ...paths], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`格式化未成功：\n${stderr}`);
  for (const path of paths) console.log(`  ${path in created ? '新建' : '登记'} ${path}`);
  // The edge has to know the page or the host too, from the new files.
  const maps = spawnSync('npm', ['run', '--silent', 'edge:maps'], { encoding: 'utf8' });
  if (maps.status !== 0) throw new Error(`边缘映射未能生成，请修正后运行 npm run edge:maps：\n${maps.stderr}`);
  console.log(`  更新 ${maps.stdout.trim()}`);
}
