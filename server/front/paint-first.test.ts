import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement as h, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { lackedBy, paintFirst } from './paint-first';

const SHEETS: Readonly<Record<string, string>> = { '/a.css': 'p{color:red}', '/b.css': 'b::before{content:"$1"}' };
const readSheet = async (address: string) => SHEETS[address];

const FLIGHT = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"a"])'];
const inline = (code: string) => h('script', { key: code }, code);

/** A page as React renders it for Next. End-to-end tests check that built pages look the same. */
async function render({ sheets = ['/a.css', '/b.css'], flight = FLIGHT, other = [] as ReactNode[] } = {}) {
  const page = h(
    'html',
    null,
    h('head', null, h('script', { src: '/old.js', noModule: true })),
    h(
      'body',
      null,
      sheets.map((href) => h('link', { key: href, rel: 'stylesheet', href, precedence: 'next' })),
      h('script', { src: '/one.js', async: true }),
      h('p', null, 'words'),
      flight.map(inline),
      ...other,
    ),
  );
  const html = new PassThrough();
  const stream = renderToPipeableStream(page, {
    bootstrapScripts: ['/two.js'],
    onAllReady: () => stream.pipe(html),
    onError: (error) => {
      html.destroy(error as Error);
    },
  });
  await once(html, 'readable');
  return text(html);
}

const scriptsOf = (html: string) => [...html.matchAll(/<script src="([^"]+)"/g)].map(([, address]) => address);
const inlineOf = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);

test('names the parts that it cannot find', async () => {
  expect(lackedBy(await render())).toEqual([]);
  expect(lackedBy(await render({ sheets: [] }))).toEqual(['style sheets']);
  expect(lackedBy(await render({ flight: [] }))).toEqual(['data']);
  expect(lackedBy('<html></html>')).toEqual(['style sheets', 'scripts', 'data', 'preloads']);
});

test('inlines the styles in order, and disables the links to them', async () => {
  const html = await paintFirst(await render(), readSheet);
  expect(html).toContain('<style>p{color:red}b::before{content:"$1"}</style>');
  expect(
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(([link, href]) => [
      href,
      /disabled=""/.test(link),
    ]),
  ).toEqual([
    ['/a.css', true],
    ['/b.css', true],
  ]);
});

test('leaves the style sheets to the page when one cannot be read', async () => {
  const html = await paintFirst(await render({ sheets: ['/a.css', '/c.css'] }), readSheet);
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  expect(html).not.toContain('disabled');
  expect(html).not.toContain('<style>');
});

test('joins the scripts with data into one, and leaves other scripts unchanged', async () => {
  const html = await paintFirst(await render({ other: [h('b', { key: 'b' }), inline('self.other=1')] }), readSheet);
  expect(inlineOf(html).slice(0, 2)).toEqual([FLIGHT.join(';'), 'self.other=1']);
});

test('removes script tags; the last script of the page loads the scripts in order', async () => {
  const html = await paintFirst(await render(), readSheet);
  expect(scriptsOf(html)).toEqual(['/old.js']);
  expect(html).not.toContain('as="script"');
  expect(inlineOf(html).at(-1)).toContain('(["/one.js","/two.js"])');
  expect(html).toMatch(/<\/script><\/body><\/html>\s*$/);
});
