import { qrAddress } from './qr-address';

const origin = 'https://gold.example';
const page = 'https://gold.example/newactivities/download';

describe('qrAddress', () => {
  test('is the download page on the own origin with the current query', () => {
    expect(qrAddress({ origin, search: '?utm_term=%E9%BB%84&v=XY_7' })).toBe(`${page}?utm_term=%E9%BB%84&v=XY_7`);
  });

  test.each(['?token=secret', '?token=a&token=b', '?%74oken=secret'])('never carries the token of %s', (search) => {
    expect(qrAddress({ origin, search })).toBe(page);
  });

  test('leaves out a query that no camera could read', () => {
    expect(qrAddress({ origin, search: `?utm_term=${'x'.repeat(10_000)}` })).toBe(page);
  });
});
