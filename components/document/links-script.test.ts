import fc from 'fast-check';
import { inlined } from './inlined';
import completeLinks from './links-script';

const LINKS_SCRIPT = inlined(completeLinks);

const PAGE = 'https://gold.example/newactivities/summer?v=XY_1&utm_term=%E9%BB%84#top';
const PACKAGE = 'https://package.example/software/XY_101.apk';

/** Runs the script on a page with one link and returns its address. The script does not watch for later changes. */
function rewritten(mark: string, href: string, page: string): string | null {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  if (mark) link.setAttribute(mark, '');
  document.body.replaceChildren(link);
  new Function('location', 'MutationObserver', LINKS_SCRIPT)(
    new URL(page),
    class {
      observe() {}
    },
  );
  return link.getAttribute('href');
}

const kept = (href: string, page = PAGE) => rewritten('data-keep-query', href, page) ?? '';

test.each([
  ['/newactivities/clause/disclaimer', '/newactivities/clause/disclaimer?v=XY_1&utm_term=%E9%BB%84'],
  ['/newactivities/download#android', '/newactivities/download?v=XY_1&utm_term=%E9%BB%84#android'],
  ['/newactivities/download?v=OWN&x=1', '/newactivities/download?v=OWN&x=1&utm_term=%E9%BB%84'],
  ['/newactivities/download?token=secret', '/newactivities/download?v=XY_1&utm_term=%E9%BB%84'],
  ['https://gold.example/newactivities/download', '/newactivities/download?v=XY_1&utm_term=%E9%BB%84'],
  ['https://other.example/download', 'https://other.example/download'],
  ['mailto:service@gold.example', 'mailto:service@gold.example'],
  ['http://[', 'http://['],
])('%s becomes %s', (href, expected) => {
  expect(kept(href)).toBe(expected);
});

test.each(['token', 'TOKEN', '%74oken'])("does not copy the page's %s", (name) => {
  expect(kept('/a', `https://gold.example/?${name}=secret&v=1`)).toBe('/a?v=1');
});

test('leaves a link unchanged on a page without a query', () => {
  expect(kept('/a?b=1#c', 'https://gold.example/')).toBe('/a?b=1#c');
});

test('leaves a link without the mark unchanged', () => {
  expect(rewritten('', '/a', PAGE)).toBe('/a');
});

test('never leads to another host, even on a path that begins with two slashes', () => {
  const href = kept('#rules', 'https://gold.example//evil.example/x');
  expect(new URL(href, 'https://gold.example/').host).toBe('gold.example');
});

const parameters = fc.array(fc.tuple(fc.constantFrom('v', 'utm_term', 'token', 'bd_vid', '键'), fc.string()), {
  maxLength: 6,
});

test("for any queries: prefers the link's parameters, loses none, adds no token and changes nothing in a second run", () => {
  fc.assert(
    fc.property(parameters, parameters, fc.constantFrom('', '#rules'), (own, page, hash) => {
      const address = `https://gold.example/newactivities/summer?${new URLSearchParams(page)}`;
      const href = kept(`/newactivities/download?${new URLSearchParams(own)}${hash}`, address);
      const url = new URL(href, address);
      const ownNames = new Set(own.map(([name]) => name));
      expect([...url.searchParams]).toEqual(
        [...own, ...page.filter(([name]) => !ownNames.has(name))].filter(([name]) => name !== 'token'),
      );
      expect([url.pathname, url.hash]).toEqual(['/newactivities/download', hash]);
      expect(kept(href, address)).toBe(href);
    }),
  );
});

test.each([
  ['XY_7', PACKAGE, 'https://package.example/software/XY_7.apk'],
  ['../../x', PACKAGE, PACKAGE],
  ['$%26', PACKAGE, PACKAGE],
  ['x'.repeat(33), PACKAGE, PACKAGE],
  ['XY_7', 'https://apps.example/id1', 'https://apps.example/id1'],
  ['XY_7', '/newactivities/download?v=a.apk', '/newactivities/download?v=a.apk'],
])("for the code %s changes the app's address %s → %s", (code, href, expected) => {
  expect(rewritten('data-download', href, `https://gold.example/newactivities/summer?v=${code}`)).toBe(expected);
});

test.each([
  ['bfzh.localhost', 'http://bfzh.localhost/software/XY_101.apk'],
  ['localhost', 'http://localhost/software/XY_101.apk'],
  ['notlocalhost', PACKAGE],
  ['localhost.example', PACKAGE],
])('on %s the package is at %s', (host, expected) => {
  expect(rewritten('data-download', PACKAGE, `http://${host}/newactivities/summer`)).toBe(expected);
});

test('handles links that are added or changed later', async () => {
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_9&token=secret');
  document.body.replaceChildren();
  const watching: MutationObserver[] = [];
  new Function('MutationObserver', LINKS_SCRIPT)(
    class extends MutationObserver {
      constructor(update: MutationCallback) {
        super(update);
        watching.push(this);
      }
    },
  );
  document.body.innerHTML = '<main><a href="/newactivities/download" data-keep-query data-download>late</a></main>';
  const link = document.querySelector('a');
  await Promise.resolve();
  expect(link).toHaveAttribute('href', '/newactivities/download?v=XY_9');
  link?.setAttribute('href', '/newactivities/guessing');
  await Promise.resolve();
  expect(link).toHaveAttribute('href', '/newactivities/guessing?v=XY_9');
  for (const observer of watching) observer.disconnect();
});
