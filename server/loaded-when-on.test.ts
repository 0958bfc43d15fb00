import { build } from 'esbuild';
import { SERVER_BUNDLE } from '@/scripts/lib/build.mjs';
import { packagesOf } from '@/scripts/lib/bundle-manifests.mjs';

const SWITCHED = /^(?:prom-client|@opentelemetry\/)/;

/** Bundlers, and packages of pages and of the office. */
const FOREIGN =
  /^(?:next|vite|esbuild|tsx|typescript|lightningcss|antd|dayjs|@tanstack\/.*|react|react-dom|swr|@types\/.*)$/;

test('the server loads metrics, tracing and devtools only by dynamic import, and images need no package of the browser or a bundler', async () => {
  const { metafile } = await build({ ...SERVER_BUNDLE, outdir: 'unused', write: false, metafile: true });
  const inputsOf = (file: string) => Object.keys(metafile.outputs[file]?.inputs ?? {});
  const outputs = Object.entries(metafile.outputs);
  const [main] = outputs.find(([, { entryPoint }]) => entryPoint === 'server/main.ts') ?? [];
  const loaded = new Set<string>();
  const follow = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const imports = metafile.outputs[file]?.imports ?? [];
    for (const { path, kind } of imports) if (kind !== 'dynamic-import') follow(path);
  };
  follow(main ?? '');
  const everything = outputs.flatMap(([, { imports }]) => imports.map(({ path }) => path));
  expect(everything.filter((name) => SWITCHED.test(name)).length).toBeGreaterThan(3);
  expect([...loaded].filter((name) => SWITCHED.test(name))).toEqual([]);
  const isDevtool = (name: string) => name.startsWith('devtools/');
  expect(outputs.flatMap(([file]) => inputsOf(file)).filter(isDevtool).length).toBeGreaterThan(3);
  expect([...loaded].flatMap(inputsOf).filter(isDevtool)).toEqual([]);
  const packages = ['server/main.ts', 'server/operations-main.ts'].flatMap((entry) =>
    packagesOf(entry, metafile.outputs),
  );
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'prom-client', '@redis/client']));
  expect(packages.filter((name) => FOREIGN.test(name))).toEqual([]);
  expect(packagesOf('server/edge/main.ts', metafile.outputs)).toEqual(['zod']);
});
