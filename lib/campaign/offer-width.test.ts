import { isWideOffer } from './offer-width';

test.each([
  ['七格有礼', false],
  ['新客专享礼', true],
  ['新客首次专享', true],
  ['新客首次专享礼', false],
])('%s is as wide as a phone: %s', (text, wide) => {
  expect(isWideOffer(text)).toBe(wide);
});
