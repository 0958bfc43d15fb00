import { namesPlan, writtenPlans } from './plans';

const written = writtenPlans({ plans: ['spring', '金 市', 'a:b'] });

test.each([
  ['?utm_campaign=spring', true],
  ['?utm_term=x&UTM_CAMPAIGN=spring&source=ios', true],
  ['?utm_campaign=%E9%87%91%20%E5%B8%82', true],
  ['?utm_campaign=%E9%87%91+%E5%B8%82', true],
  ['?utm_campaign=a:b', true],
  ['?utm_campaign=a%3Ab', true],
  ['?utm_campaign=sprin', false],
  ['?utm_campaign=spring|a%3Ab', false],
  ['?utm_campaign=', false],
  ['?other_utm_campaign=spring', false],
  ['', false],
])('of the address %s the experiment has visitors: %j', (search, expected) => {
  expect(namesPlan(written, search)).toBe(expected);
  expect(namesPlan(undefined, search)).toBe(true);
});
