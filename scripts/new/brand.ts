import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brandFiles, withoutBrand } from './brand-files';
import { EDGE_MAPS, type Generator, removeFiles, writeFiles } from './scaffold';

const ART: Generator = {
  program: ['--import', 'tsx', 'tools/generate/run.ts', 'art', 'share-pictures'],
  writes: ['public/brands', 'lib/search/share-picture-version.ts'],
};

const read = (path: string) => readFileSync(path, 'utf8');

/**
 * `npm run new:brand`: writes the first version of a brand, draws its pictures, and prints the next steps. `--undo` removes a brand that
 * is not committed.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { undo: { type: 'boolean' } } });
  const [appCode] = positionals;
  if (!appCode || positionals.length > 1) throw new Error('用法：npm run new:brand -- <appCode> [--undo]');
  const registries = {
    index: read('brands/index.ts'),
    hosts: read('brands/hosts.ts'),
    marks: read('tools/art/marks.ts'),
  };
  const generators = [EDGE_MAPS, ART];
  if (values.undo) {
    const files = [`brands/${appCode}.ts`, `public/brands/${appCode}`] as const;
    return removeFiles(files, () => withoutBrand(appCode, registries), generators);
  }
  const { brands } = await import('@/brands');
  writeFiles(brandFiles(appCode, brands, registries), generators);
  console.log(`
接下来：改写 brands/${appCode}.ts 的名称与配色；在 tools/art/marks.ts 换上它自己的标志，再运行 npm run generate；
把代码加入 brands/brands.test.ts 的名单。看效果：http://${appCode}.localhost:3000/newactivities/kh_7694_form
不要了：npm run new:brand -- ${appCode} --undo`);
}

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
