import { MAX_TARGET_LENGTH, namesOneHost, splitTarget, targetProblem } from './request-target';

test.each([
  ['/', null],
  ['/newactivities/kh_7694_form?v=1&token=%', null],
  ['/newactivities/%E4%B8%AD', null],
  ['http://evil.example/newactivities/kh_7694_form', 400],
  ['//evil.example/', 400],
  ['/newactivities/kh_7694_form//', 400],
  [`/newactivities${'/'.repeat(16_000)}x`, 400],
  ['/newactivities/kh_7694_form?a=//b', null],
  ['/newactivities/kh_7694_form?a=\\b\u00e9', null],
  ['*', 400],
  ['/\\evil.example', 400],
  ['/newactivities/%5cevil', 400],
  ['/%2f%2fevil.example', 400],
  ['/apis/../internal', 400],
  ['/apis/%2e%2E/internal', 400],
  ['/newactivities/.', 400],
  ['/newactivities/%zz', 400],
  ['/newactivities/%ff', 400],
  ['/newactivities/a\u0000', 400],
  [`/${'a'.repeat(MAX_TARGET_LENGTH)}`, 414],
])('maps %s to %s', (target, expected) => {
  expect(targetProblem(target)).toBe(expected);
});

test('splits a target at its first question mark', () => {
  expect(splitTarget('/a?b=/c?d')).toEqual({ pathname: '/a', search: '?b=/c?d' });
  expect(splitTarget('/a')).toEqual({ pathname: '/a', search: '' });
});

test('requires exactly one Host header in any case, or none in HTTP/1.0', () => {
  expect(namesOneHost(['hOst', 'a', 'Accept', 'host'])).toBe(true);
  expect(namesOneHost([], '1.0')).toBe(true);
  expect(namesOneHost([])).toBe(false);
  expect(namesOneHost(['Host', 'a', 'hOST', 'b'])).toBe(false);
});
