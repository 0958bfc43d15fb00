// Fails where the front server finds nothing to rewrite in a page of the build, where a script of every page does not say how to compile
// it, or where the pages of every brand, for every device, on the web and in the app, do not fit in the front server's cache.
import { readFileSync } from 'node:fs';
import { brands } from '@/brands';
import { PLATFORMS } from '@/lib/variant/types';
import { cacheLimit, frontPage } from '@/server/testing/front-page';
import { prerenderedPages } from './page-weight.mjs';

/** Bytes that any page takes at least: less on average means that what was measured are no pages. */
const LEAST = 5_000;

async function check(): Promise<string[]> {
  const pages = await Promise.all(
    prerenderedPages().map(async ({ name, html }) => ({ name, ...(await frontPage(html)) })),
  );
  const built = pages.reduce((total, { bytes }) => total + bytes, 0);
  // The build has one brand's pages on the web; other brands' and those in the app weigh as much, but for names and small parts.
  const bytes = built * brands.length * PLATFORMS.length;
  const [shown, limit] = [bytes, cacheLimit()].map((count) => `${(count / 2 ** 20).toFixed(0)} MiB`);
  console.log(`All pages take ${shown} in the front server's cache, at most ${limit}.`);
  return [
    ...pages.flatMap(({ name, lack }) => (lack.length > 0 ? [`${name}: nothing found to rewrite of ${lack}`] : [])),
    ...scriptsWithoutHint().map((file) => `${file} does not say how to compile it`),
    ...(built > pages.length * LEAST ? [] : ['The build holds no whole page.']),
    ...(bytes < cacheLimit() ? [] : [`All pages take ${shown}: raise PAGE_CACHE_MB's default, ${limit}.`]),
  ];
}

function scriptsWithoutHint(): string[] {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[];
  };
  return rootMainFiles.filter(
    (file) => !readFileSync(`.next/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
}

void check().then((faults) => {
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
