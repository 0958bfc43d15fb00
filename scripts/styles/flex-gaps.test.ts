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
])('lowers %s', (css, margins) => {
  expect(lowered(css)).toBe(margins);
});

test('leaves the gaps of grids, and of rules without `display: flex`', () => {
  const css = 'a{display:grid;gap:8px}a{gap:4px}';
  expect(lowered(css)).toBe(css);
});

test('puts its margins before those of the children, which override them', () => {
  expect(lowered('a{display:flex;gap:8px}b{margin-left:auto}')).toMatch(/margin-left:8px\}b\{margin-left:auto/);
});

test.each([
  'a{display:flex;flex-wrap:wrap;gap:8px}',
  'a{display:flex;flex-wrap:wrap;gap:8px 4px}',
  'a{display:flex;flex-wrap:wrap;margin:0 auto;gap:0 8px}',
  'a{display:flex;flex-wrap:wrap;margin-right:1px;gap:0 8px}',
])('rejects %s', (css) => {
  expect(() => lowered(css)).toThrow(/flex box/);
});
