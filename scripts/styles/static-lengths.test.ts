import postcss from 'postcss';
import { staticLengths, withPlainLengths } from './static-lengths.mjs';

const PHONE = { vw: 3.2, vh: 5.68 };

test.each([
  ['clamp(28px, 8.4vw, 46px)', '28px'],
  ['clamp(20px, 3.4vw, 44px) 16px', '20px 16px'],
  ['auto 1fr / clamp(400px, 40vw, 540px) 440px', 'auto 1fr / 400px 440px'],
  ['min(760px, max(660px, 100vh - 150px))', '660px'],
  ['clamp(22px, 17.5px + 1.2vw, 34px)', '22px'],
  ['max(10px, 0.5em)', '10px'],
  ['calc(1px + 2px)', 'calc(1px + 2px)'],
])('computes %s as %s on a phone', (value, plain) => {
  expect(withPlainLengths(value, PHONE)).toBe(plain);
});

const lowered = (css: string) => postcss([staticLengths()]).process(css, { from: undefined }).css;

test('puts the plain length first, so that modern browsers use the other one', () => {
  expect(lowered('a{width:min(56vw, 250px)}')).toBe('a{width:179.2px;width:min(56vw, 250px)}');
});

test('puts declarations that the minifier would merge into their own rule', () => {
  expect(lowered('a{gap:clamp(2px, 1vw, 8px);color:red}')).toBe(
    'a{gap:3.2px;color:red}@supports (width: min(1px, 2px)){a{gap:clamp(2px, 1vw, 8px)}}',
  );
});

test('computes rules for wide windows for a desktop', () => {
  expect(lowered('@media (min-width: 1024px){a{width:clamp(340px, 33vw, 440px)}}')).toContain('width:422.4px');
});

test.each(['a{width:min(100%, 20px)}', 'a{--b:min(1px, 2px)}', 'a{width:max(var(--b), 2px)}'])('rejects %s', (css) => {
  expect(() => lowered(css)).toThrow(/Chromium below 79/);
});

test('leaves rules alone that only browsers with min() read', () => {
  const css = '@supports (width: min(1px, 2px)){a{width:min(1px, var(--b))}}';
  expect(lowered(css)).toBe(css);
});
