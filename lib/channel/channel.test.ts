import { resolveChannel } from './channel';

const BRANDED = { brand: 'bfzh', packageCode: 'XY_101', openChannel: false };
const HOUSE = { brand: 'default', packageCode: 'XY_101', openChannel: false };
const OPEN = { brand: 'default', packageCode: 'XY_101', openChannel: true };

test.each([
  // variant, query, appCode, v
  ['a brand stands above the query', BRANDED, 'appcode=gjs2', 'bfzh', 'XY_101'],
  ['so does the default brand where a host rule names it', HOUSE, 'appcode=bfzh', 'default', 'XY_101'],
  ["also above a partner's code", HOUSE, 'appcode=partner-7', 'default', 'XY_101'],
  ['without a rule the query counts', OPEN, 'appcode=partner-7', 'partner-7', 'XY_101'],
  ['then the default; an earlier visit decides nothing', OPEN, '', 'default', 'XY_101'],
  ['a code of no possible shape is passed over', OPEN, 'appcode=<script>', 'default', 'XY_101'],
  ['an endless code is passed over', OPEN, `appcode=${'x'.repeat(10_000)}`, 'default', 'XY_101'],
  ['an empty code is passed over', OPEN, 'appcode=', 'default', 'XY_101'],
  ['the first of two codes counts', OPEN, 'appcode=one&appcode=two', 'one', 'XY_101'],
  ["the query's v stands above the default", BRANDED, 'v=XY_77', 'bfzh', 'XY_77'],
  ['a v of no possible shape is passed over', BRANDED, 'v=../../etc', 'bfzh', 'XY_101'],
  ['an empty v is passed over', BRANDED, 'v=', 'bfzh', 'XY_101'],
])('%s', (_, variant, query, appCode, v) => {
  expect(resolveChannel(new URLSearchParams(query), variant)).toEqual({ appCode, v });
});
