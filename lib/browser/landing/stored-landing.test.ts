import { landingAddress, storedLanding } from './stored-landing';

test.each(['no address', ''])('ignores %j in the storage', (stored) => {
  sessionStorage.setItem('landing', stored);
  expect(storedLanding()).toBeUndefined();
});

test('keeps the click id of an address that is too long', () => {
  const landing = new URL(`http://localhost/newactivities/summer?utm_term=${'x'.repeat(2000)}&bd_vid=12`);
  expect(landingAddress(landing)).toBe('http://localhost/newactivities/summer?bd_vid=12');
  landing.search = '?bd_vid=12';
  expect(landingAddress(landing)).toBe(landing.href);
});

test('leaves out an address that is too long even then', () => {
  expect(landingAddress(new URL(`http://localhost/${'x'.repeat(2000)}?bd_vid=12`))).toBeUndefined();
});
