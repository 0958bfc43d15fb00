import postcss from 'postcss';
import { flexGaps } from './flex-gaps.mjs';

const lowered = (css: string) => postcss([flexGaps()]).process(css, { from: undefined }).css.replaceAll('\n', '');

test.each([
  ['a{display:flex;gap:8px}', 'a{display:flex}a > * + *{margin-left:8px}'],
  [
    'a{display:inline-flex;flex-direction:column;gap:8px}',
    'a{display:inline-flex;flex-direction:column}a > * + *{margin-top:8px}',
  ],
  ['a, b c{display:flex;gap:var(--d)}', 'a, b c{display:flex}a > * + *, b c > * + *{margin-left:var(--d)}'],
  [
    'a{display:flex;flex-wrap:wrap;gap:0 8px}',
    'a{display:flex;flex-wrap:wrap;margin-right:-8px}a > *{margin-right:8px}',
  ],
  [
    'a{display:flex;flex-wrap:wrap;gap:0 var(--d)}',
    'a{display:flex;flex-wrap:wrap;margin-right:calc(-1 * var(--d))}a > *{margin-right:var(--d)}',
  ],
  ['@media print{a{display:flex;gap:1px}}', '@media print{a{display:flex}a > * + *{margin-left:1px}}'],
])('%s', (css, margins) => {
  expect(lowered(css)).toBe(margins);
});

test('a grid keeps its gaps, and so does what is a flex box elsewhere', () => {
  const css = 'a{display:grid;gap:8px}a{gap:4px}';
  expect(lowered(css)).toBe(css);
});

test('what the children say for themselves comes after it and counts', () => {
  expect(lowered('a{display:flex;gap:8px}b{margin-left:auto}')).toMatch(/margin-left:8px\}b\{margin-left:auto/);
});

test.each([
  'a{display:flex;flex-wrap:wrap;gap:8px}',
  'a{display:flex;flex-wrap:wrap;gap:8px 4px}',
  'a{display:flex;flex-wrap:wrap;margin:0 auto;gap:0 8px}',
  'a{display:flex;flex-wrap:wrap;margin-right:1px;gap:0 8px}',
])('%s is refused', (css) => {
  expect(() => lowered(css)).toThrow(/flex box/);
});
