import { createHash } from 'node:crypto';
import { pagePolicy, SCRIPTS_ALLOWED, svgPolicy } from './content-security-policy';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page may run its own inline scripts and styles, each hashed once, and nothing else inline', () => {
  const policy = pagePolicy(
    '<script src="/a.js" async></script><script>one()</script><script id="b">two()</script><script>one()</script><style data-x>p{}</style>',
  );
  expect(policy).toContain(`script-src 'self' ${source('one()')} ${source('two()')};`);
  expect(policy).toContain(`style-src 'self' ${source('p{}')};`);
  expect(policy).not.toContain('unsafe');
});

test('a page may connect to its own origin and to the servers that are named', () => {
  expect(pagePolicy('<p>')).toContain("connect-src 'self';");
  expect(pagePolicy('<p>', { servers: ['wss://quotes.example'] })).toContain(
    "connect-src 'self' wss://quotes.example;",
  );
});

test('an inline script that mentions src in its code is hashed', () => {
  expect(pagePolicy('<script>a = "<img src=x>"</script>')).toContain(source('a = "<img src=x>"'));
});

test('a worker’s script may fetch scripts of its own origin and nothing else', () => {
  expect(SCRIPTS_ALLOWED).toBe(
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test('an SVG may use its own styles and run nothing', () => {
  expect(svgPolicy('<svg><style>a{}</style></svg>')).toContain(`default-src 'none'; style-src ${source('a{}')};`);
  expect(svgPolicy('<svg/>')).toMatch(/^default-src 'none'; base-uri.*sandbox$/);
});
