import { withoutToken } from './address';

test.each([
  ['https://gold.example/a?token=s3cret', 'https://gold.example/a'],
  ['https://gold.example/a?token=s3cret&utm_term=x', 'https://gold.example/a?utm_term=x'],
  ['https://gold.example/a?utm_term=x&token=s3cret', 'https://gold.example/a?utm_term=x'],
  ['https://gold.example/a?utm_term=x&TOKEN=s3cret#form', 'https://gold.example/a?utm_term=x#form'],
  ['https://gold.example/a#token=s3cret', 'https://gold.example/a#'],
  ['https://gold.example/a?token=1&token=2', 'https://gold.example/a'],
  ['https://gold.example/a?mytoken=1', 'https://gold.example/a?mytoken=1'],
  ['not an address', 'not an address'],
])('%s is kept as %s', (address, kept) => {
  expect(withoutToken(address)).toBe(kept);
});
