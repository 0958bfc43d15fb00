import { type BuiltFile, inlineOf, oneOfEachDevice } from './built-files';
import { EXCEPTIONS } from './exceptions';
import { featureUses, gateTables } from './gate';

const FILES: readonly BuiltFile[] = [
  { name: 'a.js', kind: 'script', content: 'a?.b; c?.d' },
  { name: 'b.js', kind: 'script', content: 'a?.b' },
  { name: 'c.js', kind: 'script', content: 'this is no script' },
  { name: 'd.css', kind: 'style', content: 'p { text-wrap: balance; inset: 0 }' },
];

test('counts features over all files and gives the reason of an exception', () => {
  const uses = featureUses(FILES, { 'text-wrap': 'lines break as always' });
  expect(uses.map(({ feature, times, files, why }) => [feature, times, files.length, why])).toEqual([
    ['optional chaining ?.', 3, 2, undefined],
    ['a script that cannot be parsed', 1, 1, undefined],
    ['text-wrap', 1, 1, 'lines break as always'],
    ['inset', 1, 1, undefined],
  ]);
  const { faults, excepted } = gateTables(uses);
  expect(faults).toMatch(/optional chaining \?\. +3 +2 +a\.js: a\?\.b/);
  expect(faults).not.toContain('text-wrap');
  expect(excepted).toMatch(/text-wrap +1 +1 +lines break as always/);
});

test('reports a build without faults', () => {
  expect(gateTables([])).toEqual({
    faults: 'The oldest browsers can read everything.',
    excepted: 'The build needs no exception.',
  });
});

test('reads inline scripts and styles, but not data', () => {
  const html = `<style>p { color: red }</style><script>boot()</script><script type="module">late()</script>
<script src="a.js"></script><script type="application/ld+json">{}</script><script>self.__next_f.push([1,"a?.b"])</script>`;
  expect(inlineOf(html, 'page.html').map(({ kind, content }) => [kind, content])).toEqual([
    ['style', 'p { color: red }'],
    ['script', 'boot()'],
    ['script', 'late()'],
  ]);
});

test('takes one folder of pages per device', () => {
  expect(oneOfEachDevice(['_not-found', 'a~web~ios', 'a~web~desktop', 'b~web~ios'])).toEqual([
    'a~web~ios',
    'a~web~desktop',
  ]);
});

test('has a reason for every exception', () => {
  for (const why of Object.values(EXCEPTIONS)) expect(why).toMatch(/\w+ \w+/);
});
