import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brands } from '@/brands';
import { brandFiles } from './brand-files';
import { writeFiles } from './write-files';

const read = (path: string) => readFileSync(path, 'utf8');

/** `npm run new:brand`: writes the first version of a brand, draws its pictures, and prints the next steps. */
function run(): void {
  const [appCode] = process.argv.slice(2);
  if (!appCode) throw new Error('用法：npm run new:brand -- <appCode>');
  const registries = {
    index: read('brands/index.ts'),
    hosts: read('brands/hosts.ts'),
    marks: read('tools/art/marks.ts'),
  };
  writeFiles(brandFiles(appCode, brands, registries));
  const { status } = spawnSync('npm', ['run', '--silent', 'art'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('图片未能生成，请修正后运行 npm run generate:art。');
  console.log(`  绘制 public/brands/${appCode}/

接下来：改写 brands/${appCode}.ts 的名称与配色；在 tools/art/marks.ts 换上它自己的标志，再运行 npm run generate:art；
把代码加入 brands/brands.test.ts 的名单。看效果：http://${appCode}.localhost:3000/newactivities/kh_7694_form`);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
