import { readStored } from '../storage/storage';
import { keptLanding, landingAddress } from './kept-landing';
import { rememberLanding } from './remember-landing';

function open(address: string): void {
  window.history.replaceState(null, '', `/newactivities/${address}`);
  rememberLanding();
}
const kept = () => readStored('landing')?.replace('http://localhost/newactivities/', '');

beforeEach(() => sessionStorage.clear());

test('a visit that no advertisement brought keeps nothing', () => {
  open('bull-market?v=XY_9&source=ios&token=secret&mobile=13800138000');
  expect(keptLanding()).toBeUndefined();
});

test('of the landing its page and its advertising parameters are kept, byte for byte, and nothing else', () => {
  open('bull-market?token=secret&bd_vid=1%2B2&mobile=13800138000&utm_term=%E9%87%91&v=XY_9&bd=1&xbd_vid=3#bd_vid=4');
  expect(kept()).toBe('bull-market?bd_vid=1%2B2&utm_term=%E9%87%91&bd=1');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret|138/);
});

test.each([
  ['a page without parameters', 'kh_7694_form', 'bull-market?bd_vid=12&utm_source=a'],
  ['a link that carries the query along', 'kh_7694_form?bd_vid=12&utm_source=a', 'bull-market?bd_vid=12&utm_source=a'],
  ['a page with a source of its own', 'kh_7694_form?utm_source=b', 'bull-market?bd_vid=12&utm_source=a'],
  ['another click', 'kh_7694_form?bd_vid=13', 'kh_7694_form?bd_vid=13'],
  ['another click whose id begins alike', 'kh_7694_form?bd_vid=1', 'kh_7694_form?bd_vid=1'],
  ['a click of the other platform', 'kh_7694_form?qhclickid=7', 'kh_7694_form?qhclickid=7'],
])('after a landing, %s', (_, next, expected) => {
  open('bull-market?bd_vid=12&utm_source=a');
  open(next);
  expect(kept()).toBe(expected);
});

test('what else stands in the storage is no landing', () => {
  sessionStorage.setItem('landing', 'no address');
  expect(keptLanding()).toBeUndefined();
});

test('an address that is too long keeps the click id', () => {
  const landing = new URL(`http://localhost/newactivities/summer?utm_term=${'x'.repeat(2000)}&bd_vid=12`);
  expect(landingAddress(landing)).toBe('http://localhost/newactivities/summer?bd_vid=12');
  landing.search = '?bd_vid=12';
  expect(landingAddress(landing)).toBe(landing.href);
});
