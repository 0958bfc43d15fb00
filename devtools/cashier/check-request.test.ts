import { catalogue } from '@/campaigns/catalogue';
import { returnPath } from './check-request';

test.each([
  ['/newactivities/summer', '/newactivities/summer'],
  ['/newactivities/summer?v=XY_7&utm_term=%E9%BB%84', '/newactivities/summer?v=XY_7&utm_term=%E9%BB%84'],
  ['/newactivities/summer?token=secret&source=ios#x', '/newactivities/summer?source=ios'],
  ['/newactivities/kh_7694_form/success?v=1', '/newactivities/kh_7694_form/success?v=1'],
  ['/newactivities/a/../summer', '/newactivities/summer'],
])('turns %s into %s', (from, path) => {
  expect(returnPath(from, catalogue)).toBe(path);
});

test.each([
  '',
  'summer',
  '//evil.example/newactivities/summer',
  '/\\evil.example/newactivities/summer',
  '\\\\evil.example/newactivities/summer',
  '/\t/evil.example/newactivities/summer',
  'https://evil.example/newactivities/summer',
  'javascript:alert(1)',
  '/%2F%2Fevil.example/newactivities/summer',
  '%2F%2Fevil.example/newactivities/summer',
  '/newactivities/..//evil.example',
  '/newactivities/%2e%2e//evil.example',
  '/newactivities/%5Cevil.example',
  '/newactivities/no-such-page',
  '/newactivities/',
  '/dev/chat',
  '/',
])('rejects %j', (from) => {
  expect(returnPath(from, catalogue)).toBeNull();
});
