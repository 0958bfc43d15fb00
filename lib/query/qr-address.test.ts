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

  test('keeps the channel alone of a query that no camera could read', () => {
    const long = 'x'.repeat(200);
    expect(qrAddress({ origin, search: `?utm_term=${long}&v=XY_7&appcode=bfzh` })).toBe(`${page}?v=XY_7&appcode=bfzh`);
    expect(qrAddress({ origin, search: `?utm_term=${long}&v=XY_7&token=secret` })).toBe(`${page}?v=XY_7`);
    expect(qrAddress({ origin, search: `?utm_term=${long}` })).toBe(page);
    expect(qrAddress({ origin, search: `?v=${'x'.repeat(10_000)}` })).toBe(page);
  });
});
