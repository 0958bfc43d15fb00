import { filesOf, visitScript } from './visit-script';

const HTML = `
<script src="/newactivities/_next/static/chunks/old.js" noModule=""></script>
<link rel="stylesheet" href="/newactivities/_next/static/chunks/unused.css" media="not all"/>
<img src="/newactivities/brands/bfzh/header.svg"/>
<script>load(["/newactivities/_next/static/chunks/a-1.js","/newactivities/_next/static/chunks/b_2.js"])</script>
<link rel="icon" href="/newactivities/brands/bfzh/header.svg"/>`;

test('finds the scripts and pictures that a browser loads, each once', () => {
  expect(filesOf(HTML)).toEqual([
    '/newactivities/brands/bfzh/header.svg',
    '/newactivities/_next/static/chunks/a-1.js',
    '/newactivities/_next/static/chunks/b_2.js',
  ]);
});

test('sends the event of another visitor after each page, and none for a page alone', () => {
  const paths = ['/a', '/b'];
  const visit = visitScript({ paths, events: true, first: 7 });
  expect(visit).toContain('local paths = {"/a","/b"}');
  expect(visit).toContain('return event()');
  expect(visit).toMatch(/visitorid.*\.\. visitor \.\./);
  expect(visitScript({ paths, events: false, first: 7 })).not.toContain('return event()');
});

test('waits before each request only with a pause', () => {
  const script = { paths: ['/a'], events: false, first: 0 };
  expect(visitScript({ ...script, pause: 7 })).toContain('function delay() return 7 end');
  expect(visitScript(script)).not.toContain('delay');
});
