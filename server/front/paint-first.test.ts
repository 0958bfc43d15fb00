/** @jest-environment jsdom */
import { lackedBy, paintFirst } from './paint-first';

const SHEETS: Readonly<Record<string, string>> = { '/a.css': 'p{color:red}', '/b.css': 'b::before{content:"$1"}' };
const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="stylesheet" href="/b.css" data-precedence="next"/>' +
  '<script src="/one.js" async=""></script><script src="/old.js" noModule=""></script><link rel="preload" as="script" fetchPriority="low" href="/two.js"/><link rel="preload" href="/error.css" as="style"/></head>' +
  '<body><p>words</p><script>self.data=1</script><script src="/two.js" id="_R_" async=""></script></body></html>';

// Also after a test that failed, or the next one would be waited for by it.
afterEach(() => Reflect.deleteProperty(window, 'PerformanceObserver'));

const readSheet = async (address: string) => SHEETS[address];

/** Parses a page and runs its last inline script in it. */
function open(html: string): void {
  document.documentElement.innerHTML = html.replace(/^<!DOCTYPE html><html>|<\/html>$/g, '');
  new Function([...document.querySelectorAll('script:not([src])')].at(-1)?.textContent ?? '')();
}

const scripts = () =>
  [...document.querySelectorAll('script[src]:not([nomodule])')].map((script) => script.getAttribute('src'));

test('what is not found where it is looked for is named', () => {
  const whole = PAGE.replace('self.data=1', 'self.__next_f.push([1,""])');
  expect(lackedBy(whole)).toEqual([]);
  expect(lackedBy(whole.replaceAll('data-precedence="next"', ''))).toEqual(['style sheets']);
  expect(lackedBy('<html></html>')).toEqual(['style sheets', 'scripts', 'data', 'preloads']);
});

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

test('the data that comes in several scripts stands in one', async () => {
  const pieces = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"b"])',
  ];
  const scripts = pieces.map((piece) => `<script>${piece}</script>`).join('');
  const html = await paintFirst(PAGE.replace('<p>', `${scripts}<p>`), readSheet);
  expect(html).toContain(`<body><script>${pieces.join(';')}</script><p>words</p><script>self.data=1</script>`);
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

test('browsers that tell when they have painted are waited for', async () => {
  jest.useFakeTimers();
  let painted = () => {};
  const observe = jest.fn();
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    observe = observe;
    constructor(told: () => void) {
      painted = told;
    }
  }
  Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: Observer });
  open(await paintFirst(PAGE, readSheet));
  jest.advanceTimersByTime(900);
  expect(scripts()).toEqual([]);
  painted();
  expect(scripts()).toEqual(['/one.js']);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(['/one.js', '/two.js']);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
});

test('a browser that names the question but refuses it runs them after the next frame', async () => {
  jest.useFakeTimers();
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    observe() {
      throw new TypeError('required member entryTypes is undefined');
    }
  }
  Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: Observer });
  open(await paintFirst(PAGE, readSheet));
  jest.advanceTimersByTime(20);
  expect(scripts()).toEqual(['/one.js', '/two.js']);
});

test('a browser that could not read them fetches none', async () => {
  jest.useFakeTimers();
  Object.assign(window, { outdated: true });
  open(await paintFirst(PAGE, readSheet));
  jest.advanceTimersByTime(2_000);
  expect(scripts()).toEqual([]);
  Reflect.deleteProperty(window, 'outdated');
});

test('where nothing is painted, scripts run after a second', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  open(await paintFirst(PAGE, readSheet));
  jest.advanceTimersByTime(1_001);
  expect(scripts()).toHaveLength(2);
});
