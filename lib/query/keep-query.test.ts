import fc from 'fast-check';
import { keepQuery } from './keep-query';

const PAGE = 'https://gold.example/newactivities/summer?v=XY_1&utm_term=%E9%BB%84#top';

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
  expect(keepQuery(href, PAGE)).toBe(expected);
});

test("the page's token is not kept", () => {
  expect(keepQuery('/a', 'https://gold.example/?token=secret&v=1')).toBe('/a?v=1');
});

test('a page without a query leaves a link as it is', () => {
  expect(keepQuery('/a?b=1#c', 'https://gold.example/')).toBe('/a?b=1#c');
});

test('a path that begins with two slashes never leads to another host', () => {
  const kept = keepQuery('#rules', 'https://gold.example//evil.example/x');
  expect(new URL(kept, 'https://gold.example/').host).toBe('gold.example');
});

const parameters = fc.array(fc.tuple(fc.constantFrom('v', 'utm_term', 'token', 'bd_vid', '键'), fc.string()), {
  maxLength: 6,
});

test('whatever the queries: the link wins, nothing is lost, no token enters, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(parameters, parameters, fc.constantFrom('', '#rules'), (own, page, hash) => {
      const address = `https://gold.example/newactivities/summer?${new URLSearchParams(page)}`;
      const kept = keepQuery(`/newactivities/download?${new URLSearchParams(own)}${hash}`, address);
      const url = new URL(kept, address);
      const ownNames = new Set(own.map(([name]) => name));
      expect([...url.searchParams]).toEqual(
        [...own, ...page.filter(([name]) => !ownNames.has(name))].filter(([name]) => name !== 'token'),
      );
      expect([url.pathname, url.hash]).toEqual(['/newactivities/download', hash]);
      expect(keepQuery(kept, address)).toBe(kept);
    }),
  );
});
