import { storedLanding } from '@/lib/browser/landing/stored-landing';
import { CLICK_PARAMETERS } from '@/lib/contract/browser/click-parameters';
import { MACRO } from '@/lib/query/macro';
import keepLanding from './landing-script';

/** Runs the script as the head of a page with this URL would and returns the stored landing. */
function runAt(path: string): string | undefined {
  window.history.replaceState(null, '', `/newactivities/${path}`);
  keepLanding(Object.keys(CLICK_PARAMETERS).join('|'), MACRO);
  return storedLanding()?.href.replace('http://localhost/newactivities/', '');
}

test('stores nothing for a visit without an advertisement', () => {
  expect(runAt('bull-market?v=XY_9&source=ios&mobile=13800138000&bd_vid=')).toBeUndefined();
});

test("stores the landing's path and advertising parameters byte for byte, and nothing else", () => {
  const query = '?mobile=13800138000&bd_vid=1%2B2&token=secret&utm_term=%E9%87%91&v=XY_9&bd=1&xbd_vid=3#bd_vid=4';
  expect(runAt(`bull-market${query}`)).toBe('bull-market?bd_vid=1%2B2&utm_term=%E9%87%91&bd=1');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/secret|138/);
});

test.each([
  ['a page without parameters', 'kh_7694_form', 'bull-market?bd_vid=12&utm_source=a'],
  ['a link that carries the query along', 'kh_7694_form?bd_vid=12&utm_source=a', 'bull-market?bd_vid=12&utm_source=a'],
  ['a page with its own source', 'kh_7694_form?utm_source=b', 'bull-market?bd_vid=12&utm_source=a'],
  ['another click id', 'kh_7694_form?bd_vid=13', 'kh_7694_form?bd_vid=13'],
  ['another click id with the same beginning', 'kh_7694_form?bd_vid=1', 'kh_7694_form?bd_vid=1'],
  ['a macro of the same platform', 'kh_7694_form?bd_vid={bd_vid}', 'bull-market?bd_vid=12&utm_source=a'],
  ['a macro of the other platform', 'kh_7694_form?qhclickid=__QHCLICKID__', 'bull-market?bd_vid=12&utm_source=a'],
  ['a click of a third platform', 'kh_7694_form?clickid=12', 'kh_7694_form?clickid=12'],
  ['a click of the other platform', 'kh_7694_form?qhclickid=7', 'kh_7694_form?qhclickid=7'],
])('keeps the landing unless the click changes: %s', (_, next, expected) => {
  runAt('bull-market?bd_vid=12&utm_source=a');
  expect(runAt(next)).toBe(expected);
});

test('stores a click of a kilobyte and the same one again', () => {
  const click = `callback=${'k'.repeat(1024)}`;
  expect(runAt(`bull-market?${click}&utm_source=a`)).toBe(`bull-market?${click}&utm_source=a`);
  expect(runAt(`kh_7694_form?utm_source=b&${click}`)).toBe(`bull-market?${click}&utm_source=a`);
});

test('stores nothing and throws nothing if storage is blocked', () => {
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(runAt('bull-market?bd_vid=12')).toBeUndefined();
});
