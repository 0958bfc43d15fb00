import { landingAddress, storedLanding } from './stored-landing';

test.each(['no address', ''])('%j in the storage is no landing', (stored) => {
  sessionStorage.setItem('landing', stored);
  expect(storedLanding()).toBeUndefined();
});

test('an address that is too long keeps the click id', () => {
  const landing = new URL(`http://localhost/newactivities/summer?utm_term=${'x'.repeat(2000)}&bd_vid=12`);
  expect(landingAddress(landing)).toBe('http://localhost/newactivities/summer?bd_vid=12');
  landing.search = '?bd_vid=12';
  expect(landingAddress(landing)).toBe(landing.href);
});

test('one that is too long even so is left out', () => {
  expect(landingAddress(new URL(`http://localhost/${'x'.repeat(2000)}?bd_vid=12`))).toBeUndefined();
});
