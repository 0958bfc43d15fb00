import { createHash } from 'node:crypto';
import { pagePolicy, SCRIPTS_ALLOWED, svgPolicy } from './content-security-policy';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows a page its own inline scripts and styles by hash, and no others', () => {
  const policy = pagePolicy(
    '<script src="/a.js" async></script><script>one()</script><script id="b">two()</script><script>one()</script><style data-x>p{}</style>',
  );
  expect(policy).toContain(`script-src 'self' ${source('one()')} ${source('two()')};`);
  expect(policy).toContain(`style-src 'self' ${source('p{}')};`);
  expect(policy).not.toContain('unsafe');
});

test('allows a page to connect to its own origin and the listed servers', () => {
  expect(pagePolicy('<p>')).toContain("connect-src 'self';");
  expect(pagePolicy('<p>', { servers: ['wss://quotes.example'] })).toContain(
    "connect-src 'self' wss://quotes.example;",
  );
});

test('lets a listed script run, and nothing else of its origin', () => {
  const policy = pagePolicy('<p>', { scriptOrigins: ['https://scripts.example'] });
  expect(policy.split('; ').filter((part) => part.includes('scripts.example'))).toEqual([
    "script-src 'self' https://scripts.example",
  ]);
});

test('hashes an inline script that contains src in its code', () => {
  expect(pagePolicy('<script>a = "<img src=x>"</script>')).toContain(source('a = "<img src=x>"'));
});

test('allows a worker’s script to load scripts of its own origin only', () => {
  expect(SCRIPTS_ALLOWED).toBe(
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test('allows an SVG its own styles and no scripts', () => {
  expect(svgPolicy('<svg><style>a{}</style></svg>')).toContain(`default-src 'none'; style-src ${source('a{}')};`);
  expect(svgPolicy('<svg/>')).toMatch(/^default-src 'none'; base-uri.*sandbox$/);
});
