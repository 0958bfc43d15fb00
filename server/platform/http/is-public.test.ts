import { isPublic } from './is-public';

test.each(['8.8.8.8', '172.32.0.1', '100.63.255.255', '2400:3200::1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '203.0.113.7',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  '2001:db8::1',
  'gold.example',
  '',
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});
