import { findInScript } from './find-in-script';

const featuresOf = (code: string) => findInScript(code).map(({ feature }) => feature);

test.each([
  ['a?.b', 'optional chaining ?.'],
  ['a?.()', 'optional chaining ?.'],
  ['a ?? b', 'nullish coalescing ??'],
  ['a ??= b', 'logical assignment ??= ||= &&='],
  ['class A { b = 1 }', 'class field'],
  ['class A { #b() {} }', 'private name #x'],
  ['class A { static { b() } }', 'static block'],
  ['1_000', 'numeric separator 1_000'],
  ['10n', 'BigInt literal 1n'],
  ['/(?<=a)b/', 'regular expression: lookbehind'],
  ["new RegExp('(?<!a)b')", 'regular expression: lookbehind'],
  ['/[a--b]/v', 'regular expression: flag v'],
  ['structuredClone(a)', 'structuredClone'],
  ['globalThis.a', 'globalThis'],
  ['new WeakRef(a)', 'WeakRef'],
  ['Object.hasOwn(a, b)', 'Object.hasOwn'],
  ['Object.fromEntries(a)', 'Object.fromEntries'],
  ['new Intl.RelativeTimeFormat()', 'Intl.RelativeTimeFormat'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['a.at(-1)', '.at()'],
  ['a.replaceAll(b, c)', '.replaceAll()'],
  ['dialog.showModal()', '.showModal()'],
  ['turn.finished.catch(a)', '.finished'],
  ["a.addEventListener('b', c, { signal: d })", 'addEventListener with signal'],
  ['x = { onPointerDown: a }', 'pointer events'],
])('finds %s', (code, feature) => {
  expect(featuresOf(code)).toContain(feature);
});

test.each([
  'var { a, ...b } = c; try { a() } catch { b() }',
  'async function* a() { for await (const b of c) yield b }',
  'a.flat().flatMap(b); /(?<name>a)\\p{L}/u.test(c)',
  "typeof structuredClone === 'function'",
  'x = { at: 1, finished: true }; x.at = 2',
  'import("./a.js")',
])('accepts %s', (code) => {
  expect(featuresOf(code)).toEqual([]);
});

test('reports syntax that no table has', () => {
  const findings = findInScript("import a from './a.json' with { type: 'json' };", 'module');
  expect(findings.map(({ feature }) => feature)).toEqual(['syntax younger than ES2020']);
});
