import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a command writes: new files, and existing ones that it registers them in. */
export interface Written {
  created: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
}

/**
 * Writes all files and has them formatted, or none of them; and the edge's maps with them.
 *
 * @throws Error where a file that would be created is there already
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
  // The edge has to know the page or the host as well, by what the files hold from now on.
  const maps = spawnSync('npm', ['run', '--silent', 'edge:maps'], { encoding: 'utf8' });
  if (maps.status !== 0) throw new Error(`边缘映射未能生成，请修正后运行 npm run edge:maps：\n${maps.stderr}`);
  console.log(`  更新 ${maps.stdout.trim()}`);
}
