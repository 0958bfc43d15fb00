import { resolveChannel } from './channel';

const BRANDED = { brand: 'bfzh', packageCode: 'XY_101', openChannel: false };
const HOUSE = { brand: 'default', packageCode: 'XY_101', openChannel: false };
const OPEN = { brand: 'default', packageCode: 'XY_101', openChannel: true };

test.each([
  // variant, query, appCode, v
  ['a brand wins over the query', BRANDED, 'appcode=gjs2', 'bfzh', 'XY_101'],
  ['so does the default brand if a host rule names it', HOUSE, 'appcode=bfzh', 'default', 'XY_101'],
  ["and over a partner's code", HOUSE, 'appcode=partner-7', 'default', 'XY_101'],
  ['without a rule the query decides', OPEN, 'appcode=partner-7', 'partner-7', 'XY_101'],
  ['then the default; an earlier visit does not matter', OPEN, '', 'default', 'XY_101'],
  ['ignores an invalid code', OPEN, 'appcode=<script>', 'default', 'XY_101'],
  ['ignores an overlong code', OPEN, `appcode=${'x'.repeat(10_000)}`, 'default', 'XY_101'],
  ['ignores an empty code', OPEN, 'appcode=', 'default', 'XY_101'],
  ['uses the first of two codes', OPEN, 'appcode=one&appcode=two', 'one', 'XY_101'],
  ["the query's v wins over the default", BRANDED, 'v=XY_77', 'bfzh', 'XY_77'],
  ['ignores an invalid v', BRANDED, 'v=../../etc', 'bfzh', 'XY_101'],
  ['ignores an empty v', BRANDED, 'v=', 'bfzh', 'XY_101'],
])('resolves the channel: %s', (_, variant, query, appCode, v) => {
  expect(resolveChannel(new URLSearchParams(query), variant)).toEqual({ appCode, v });
});
