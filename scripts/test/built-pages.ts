// Fails if the front server finds nothing to rewrite in a built page, if a script that every page loads has no compile hint, or
// if the pages of every brand, for every device, on the web and in the app, do not fit in the front server's cache.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@/brands';
import { PLATFORMS } from '@/lib/variant/types';
import { cacheLimit, frontPage } from '@/server/testing/front-page';

const PAGES = '.next/server/app';

/** The minimum bytes of any page: a lower average means that the files are not pages. */
const LEAST = 5_000;

async function check(): Promise<string[]> {
  const pages = await Promise.all(
    prerenderedPages().map(async ({ name, html }) => ({ name, ...(await frontPage(html)) })),
  );
  const built = pages.reduce((total, { bytes }) => total + bytes, 0);
  // The build contains one brand's pages on the web. Those of other brands and in the app are as large, except for names and
  // small parts.
  const bytes = built * brands.length * PLATFORMS.length;
  const [shown, limit] = [bytes, cacheLimit()].map((count) => `${(count / 2 ** 20).toFixed(0)} MiB`);
  console.log(`All pages take ${shown} in the front server's cache, at most ${limit}.`);
  return [
    ...pages.flatMap(({ name, lack }) => (lack.length > 0 ? [`${name}: found nothing to rewrite for ${lack}`] : [])),
    ...scriptsWithoutHint().map((file) => `${file} has no compile hint`),
    ...(built > pages.length * LEAST ? [] : ['The build contains no complete page.']),
    ...(bytes < cacheLimit()
      ? []
      : [`All pages take ${shown}, more than ${limit}: raise the default of PAGE_CACHE_MB.`]),
  ];
}

/** The pages that the build has rendered. */
function prerenderedPages(): { name: string; html: string }[] {
  const layouts = readdirSync(PAGES).filter((name) => name.includes('~'));
  return layouts.flatMap((layout) => {
    const [, , device] = layout.split('~');
    return readdirSync(join(PAGES, layout), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({
        name: `${device} /${file.slice(0, -'.html'.length)}`,
        html: readFileSync(join(PAGES, layout, file), 'utf8'),
      }));
  });
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
