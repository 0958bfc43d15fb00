import { decidedPage, PAGE_HEADER, PAGE_KEY_HEADER, pageName } from './decided-page';
import { NOT_FOUND_PATH } from './resolve-page';
import type { Variant } from './types';

const KEY = 'k'.repeat(43);
const variant: Variant = {
  brand: 'bfzh',
  packageCode: 'XY_101',
  device: 'ios',
  platform: 'web',
  downloads: 'standard',
  openChannel: false,
};
const asked = (page: string, key: string) => new Headers({ [PAGE_HEADER]: page, [PAGE_KEY_HEADER]: key });

test('returns the page of a request with the key', () => {
  const page = pageName(variant, '/kh_7694_form');
  expect(page).toBe('bfzh~XY_101~ios~web~standard/kh_7694_form');
  expect(decidedPage(asked(page, KEY), KEY)).toEqual({ page, status: 200 });
  const missing = pageName(variant, NOT_FOUND_PATH);
  expect(decidedPage(asked(missing, KEY), KEY)).toEqual({ page: missing, status: 404 });
});

test.each([
  ['another key', asked(pageName(variant, '/kh_7694_form'), 'j'.repeat(43)), KEY],
  ['a part of the key', asked(pageName(variant, '/kh_7694_form'), 'k'), KEY],
  ['no key', new Headers({ [PAGE_HEADER]: pageName(variant, '/kh_7694_form') }), KEY],
  ['a site without a key', asked(pageName(variant, '/kh_7694_form'), ''), ''],
  ['a site whose key is undefined', asked(pageName(variant, '/kh_7694_form'), 'undefined'), undefined],
  ['no page', asked('', KEY), KEY],
  ['no page header', new Headers({ [PAGE_KEY_HEADER]: KEY }), KEY],
  ['a page without a variant', asked('bfzh/kh_7694_form', KEY), KEY],
  ['a variant without a path', asked(pageName(variant, 'x'), KEY), KEY],
])('ignores a request with %s', (_, headers, key) => {
  expect(decidedPage(headers, key)).toBeUndefined();
});
