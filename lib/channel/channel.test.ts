import { resolveChannel } from './channel';

const HOST_BRAND = { brand: 'bfzh', packageCode: 'XY_101' };
const NO_BRAND = { brand: 'default', packageCode: 'XY_101' };

test.each([
  // variant, query, stored, appCode, v
  ['a host brand stands above the query and the storage', HOST_BRAND, 'appcode=gjs2', 'old', 'bfzh', 'XY_101'],
  ['without a host brand the query counts', NO_BRAND, 'appcode=partner-7', 'old', 'partner-7', 'XY_101'],
  ['then the storage', NO_BRAND, '', 'old', 'old', 'XY_101'],
  ['then the default', NO_BRAND, '', null, 'default', 'XY_101'],
  ['a code of no possible shape is passed over', NO_BRAND, 'appcode=<script>', 'old', 'old', 'XY_101'],
  ['an endless code is passed over', NO_BRAND, `appcode=${'x'.repeat(10_000)}`, null, 'default', 'XY_101'],
  ['an empty code is passed over', NO_BRAND, 'appcode=', null, 'default', 'XY_101'],
  ['a stored code of no possible shape is passed over', NO_BRAND, '', '"; drop', 'default', 'XY_101'],
  ['the first of two codes counts', NO_BRAND, 'appcode=one&appcode=two', null, 'one', 'XY_101'],
  ["the query's v stands above the default", HOST_BRAND, 'v=XY_77', null, 'bfzh', 'XY_77'],
  ['a v of no possible shape is passed over', HOST_BRAND, 'v=../../etc', null, 'bfzh', 'XY_101'],
  ['an empty v is passed over', HOST_BRAND, 'v=', null, 'bfzh', 'XY_101'],
])('%s', (_, variant, query, stored, appCode, v) => {
  expect(resolveChannel(new URLSearchParams(query), variant, stored)).toEqual({ appCode, v });
});
