import { findInStyle } from './find-in-style';

const featuresOf = (css: string) => findInStyle(css).map(({ feature }) => feature);

test.each([
  ['a { color: color-mix(in srgb, red 40%, var(--b)) }', 'color-mix()'],
  ['a { inset: 0 }', 'inset'],
  ['a { display: flex; gap: 4px }', 'gap of a flex container'],
  ['a { gap: 4px } @media print { a { display: inline-flex } }', 'gap of a flex container'],
  ['a { width: min(10px, 5vw) }', 'min() or max()'],
  ['a { width: clamp(1px, 2px, 3px) }', 'clamp()'],
  ['a { aspect-ratio: 1 }', 'aspect-ratio'],
  ['a { height: 100dvh }', 'dvh, svh, lvh'],
  ['a { translate: 1px }', 'translate'],
  ['a { overflow-x: clip }', 'overflow: clip'],
  ['a { margin-inline: 1px }', 'margin-inline'],
  ['a { background: linear-gradient(red 0 50%, blue) }', 'colour stop with two places'],
  ['a { background: repeating-linear-gradient(90deg, var(--a) 0 7px, #fff 7px) }', 'colour stop with two places'],
  ['a:is(b, c) { color: red }', ':is()'],
  ['a:has(b) { color: red }', ':has()'],
  ['a { b & { color: red } }', 'nesting'],
  ['@layer a { b { color: red } }', '@layer'],
  ['@media (width >= 600px) { a { color: red } }', '@media with a range'],
  ['a:hover, a:focus-visible { color: red }', ':focus-visible in a list with others'],
  ['a::before { content: "a" / "" }', 'text for content'],
  ['a { display: flow-root }', 'display: flow-root'],
])('finds %s', (css, feature) => {
  expect(featuresOf(css)).toContain(feature);
});

test.each([
  'a { display: grid; gap: 4px; grid-template-columns: minmax(0, 1fr) }',
  'a { height: 100vh; height: 100dvh }',
  'a { color: #fff; color: color-mix(in srgb, red, blue) }',
  'a { top: 0; right: 0; bottom: 0; left: 0; inset: 0 }',
  'a { -webkit-backdrop-filter: blur(2px); backdrop-filter: blur(2px) }',
  'a { position: -webkit-sticky; position: sticky }',
  '@supports (aspect-ratio: 1) { a { aspect-ratio: 1 } }',
  'a { background: linear-gradient(180deg, rgba(0, 0, 0, 0.5) 10%, var(--a, 1px 2px) 20%) }',
  'a { background: radial-gradient(120% 80% at 50% 0%, red 10%, blue) }',
  'a { margin-inline-start: 1px; transform: translate(-50%, -50%); object-fit: contain }',
])('accepts %s', (css) => {
  expect(featuresOf(css)).toEqual([]);
});
