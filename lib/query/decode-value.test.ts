import { decodeValue } from './decode-value';

test.each([
  ['UTF-8', '%E7%99%BD%E9%93%B6+1%2B1', '白银 1+1'],
  ['UTF-8 beside a lone percent sign', '%E9%87%9150%', '金50%'],
  ['UTF-8 that was cut', '%E7%99%BD%E9%93', '白\uFFFD'],
  ['GBK', '%B0%D7%D2%F8+%2B', '白银 +'],
  ['GBK with a trail byte that is a letter', '%C6%5C', '芢'],
  ['GBK of one letter', '%BD%F0', '金'],
  ['GBK that was cut', '%B0%D7%D2', '白'],
  ['UTF-8 encoded twice', '%25E9%2587%2591+1', '金 1'],
  ['GBK encoded twice', '%25BD%25F0', '金'],
  ['a percent sign before digits', '100%2525', '100%25'],
  ['encoded bytes that are neither', '%25BD%2520b', '%BD%20b'],
  ['neither', 'a%BD%20b', 'a\uFFFD b'],
  ['the replacement character itself', '%EF%BF%BD%EF%BF%BD', '\uFFFD\uFFFD'],
])('decodes %s', (_, text, value) => {
  expect(decodeValue(text)).toBe(value);
});
