/** @jest-environment jsdom */
import { paintFirst } from './paint-first';

const SHEETS: Readonly<Record<string, string>> = { '/a.css': 'p{color:red}', '/b.css': 'b::before{content:"$1"}' };
const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="stylesheet" href="/b.css" data-precedence="next"/>' +
  '<script src="/one.js" async=""></script><script src="/old.js" noModule=""></script><link rel="preload" as="script" fetchPriority="low" href="/two.js"/><link rel="preload" href="/error.css" as="style"/></head>' +
  '<body><p>words</p><script>self.data=1</script><script src="/two.js" id="_R_" async=""></script></body></html>';

const readSheet = async (address: string) => SHEETS[address];

/** Parses a page and runs its last inline script in it. */
function open(html: string): void {
  document.documentElement.innerHTML = html.replace(/^<!DOCTYPE html><html>|<\/html>$/g, '');
  new Function([...document.querySelectorAll('script:not([src])')].at(-1)?.textContent ?? '')();
}

const scripts = () =>
  [...document.querySelectorAll('script[src]:not([nomodule])')].map((script) => script.getAttribute('src'));

test('styles stand in the page in their order, and the links to them are switched off', async () => {
  const html = await paintFirst(PAGE, readSheet);
  expect(html).toContain(
    '<style>p{color:red}b::before{content:"$1"}</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/><link rel="stylesheet" href="/b.css" data-precedence="next" disabled=""/>',
  );
});

test('a style sheet that cannot be had leaves the page to fetch them', async () => {
  const html = await paintFirst(PAGE.replace('/b.css', '/c.css'), readSheet);
  expect(html).toContain('<link rel="stylesheet" href="/a.css" data-precedence="next"/><link');
  expect(html).not.toContain('<style>');
});

test('scripts are fetched once the page was painted, in their order', async () => {
  jest.useFakeTimers();
  open(await paintFirst(PAGE, readSheet));
  expect(scripts()).toEqual([]);
  expect(document.querySelector('link[rel=preload]')).toBeNull();
  jest.advanceTimersByTime(20);
  expect(scripts()).toEqual(['/one.js', '/two.js']);
  jest.advanceTimersByTime(2_000);
  expect(scripts()).toEqual(['/one.js', '/two.js']);
});

test('where nothing is painted, scripts run after a second', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  open(await paintFirst(PAGE, readSheet));
  jest.advanceTimersByTime(1_000);
  expect(scripts()).toHaveLength(2);
});
