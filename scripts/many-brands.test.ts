import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { hostRules } from '@/brands/hosts';
import { variantTables } from '@/brands/tables';
import type { HostRule } from '@/lib/variant/host-rule';
import { resolveVariant, type VariantTables } from '@/lib/variant/resolve';

const HUNDRED = Array.from({ length: 100 }, (_, index) => `brand${index}`);
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

describe('with a hundred brands', () => {
  test('sends browsers not a byte more, because none of their code lists the brands', async () => {
    const modules = ['app', 'components'].flatMap(filesIn).filter(isSentToBrowsers);
    expect(modules.length).toBeGreaterThan(100);
    const now = await bytesOf(modules, 'export * from "@/brands/index?built-in"');
    const brands = `export const brands = ${JSON.stringify(HUNDRED.map((appCode) => ({ appCode, name: appCode })))}`;
    expect(await bytesOf(modules, brands)).toBe(now);
    expect(now).toBeGreaterThan(200_000);
  }, 60_000);

  test('resolves a page’s variant with as few rule accesses as today', () => {
    const many: HostRule[] = HUNDRED.flatMap((appCode) => [
      { host: `${appCode}.example`, appCode },
      { host: `*.${appCode}.example`, appCode },
      ...Array.from({ length: 8 }, (_, index) => ({ host: `ad${index}.${appCode}.example`, appCode })),
    ]);
    const packageCodes = Object.fromEntries(HUNDRED.map((appCode) => [appCode, 'XY_101']));
    const hosts = ['brand99.example', 'a.b.brand99.example', 'ad7.brand50.example', 'unknown.example'];
    const today = ['feiyu.example', 'a.b.feiyu.example', 'ad.feiyu.example', 'unknown.example'];
    expect(looksAt({ ...variantTables, hostRules: [...many, ...hostRules], packageCodes }, hosts)).toEqual(
      looksAt(variantTables, today),
    );
  });
});

/** How often resolving each host accesses a rule, after a first visitor has built the index. */
function looksAt(tables: VariantTables, hosts: readonly string[]): number[] {
  let looks = 0;
  const get = (rule: HostRule, name: string | symbol) => {
    looks++;
    return Reflect.get(rule, name);
  };
  const counted = tables.hostRules.map((rule) => new Proxy(rule, { get }));
  const find = (host: string) =>
    resolveVariant({ host, userAgent: IPHONE, query: new URLSearchParams() }, { ...tables, hostRules: counted });
  find('first.example');
  return hosts.map((host) => {
    looks = 0;
    find(host);
    return looks;
  });
}

/** The bytes of all browser code, bundled with these brands in place of the product's. */
async function bytesOf(modules: readonly string[], brands: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [...modules],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    minify: true,
    outdir: '/',
    jsx: 'automatic',
    packages: 'external',
    external: ['*.svg', '*.png', '*.webp'],
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    plugins: [inPlaceOfBrands(brands)],
  });
  return outputFiles.reduce((all, { contents }) => all + contents.length, 0);
}

function inPlaceOfBrands(contents: string): Plugin {
  return {
    name: 'brands',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@\/brands(?:\/index)?$/ }, () => ({ path: 'brands', namespace: 'brands' }));
      onResolve({ filter: /^\.\/index$/ }, ({ resolveDir }) =>
        resolveDir === resolve('brands') ? { path: 'brands', namespace: 'brands' } : undefined,
      );
      onResolve({ filter: /^@\/brands\/index\?built-in$/ }, () => ({ path: resolve('brands/index.ts') }));
      onLoad({ filter: /.*/, namespace: 'brands' }, () => ({ contents, resolveDir: resolve('.') }));
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function isSentToBrowsers(file: string): boolean {
  return /^['"]use client['"]/m.test(readFileSync(file, 'utf8'));
}
