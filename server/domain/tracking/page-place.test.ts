import { variantTables } from '@/brands/tables';
import { pagePlace } from './page-place';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

test.each([
  [
    'the brand of its host',
    'https://ad.feiyu.example/newactivities/bbwy?appcode=iekb',
    undefined,
    'ad.feiyu.example',
    'bfzh',
  ],
  ['another brand on an iPhone', 'https://qifeng.example/newactivities/bbwy', IPHONE, 'qifeng.example', 'qfbd-ios'],
  ['the default brand without a rule', 'https://gold.example/', undefined, 'gold.example', 'default'],
  ['the brand of the query without a rule', 'https://gold.example/?appcode=IEKB', undefined, 'gold.example', 'iekb'],
  ['that of a damaged query', 'https://gold.example/?a=1&amp;APPCODE=&appcode=iekb', undefined, 'gold.example', 'iekb'],
  ['a host without the port', 'http://bfzh.localhost:3000/newactivities/', undefined, 'bfzh.localhost', 'bfzh'],
  ['no host and brand if its address is invalid', 'gold', undefined, '', ''],
])('a page has %s', (_, address, userAgent, host, brand) => {
  expect(pagePlace(address, userAgent, variantTables)).toEqual({ host, brand });
});
