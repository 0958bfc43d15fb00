import { qrAddress } from './qr-address';

const origin = 'https://gold.example';
const page = 'https://gold.example/newactivities/download';

const at = (search: string) => qrAddress({ origin, search });

test("is the download page on the page's origin with the current query", () => {
  expect(at('?utm_term=%E9%BB%84&v=XY_7')).toEqual({ address: `${page}?utm_term=%E9%BB%84&v=XY_7`, left: [] });
  expect(at('')).toEqual({ address: page, left: [] });
});

test.each(['?token=secret', '?token=a&token=b', '?%74oken=secret'])('removes the token from %s', (search) => {
  expect(at(search)).toEqual({ address: page, left: [] });
});

test('fits the whole query of a long advertisement', () => {
  const query = `?utm_source=baidu&x=${'x'.repeat(1000)}&utm_term=${'%E9%BB%84'.repeat(100)}&bd_vid=${'1'.repeat(500)}&v=XY_7`;
  expect(at(query)).toEqual({ address: page + query, left: [] });
});

const filling = (name: string, length: number) => `${name}=${'x'.repeat(length - name.length - 2)}`;
const ROOM = 2953 - page.length;

test('keeps a query that just fits and shortens one with a byte more', () => {
  expect(at(`?${filling('x', ROOM)}`).address).toHaveLength(2953);
  expect(at(`?${filling('x', ROOM + 1)}`)).toEqual({ address: page, left: ['x'] });
});

test('drops unimportant parameters first, then tracking parameters, and the channel last', () => {
  expect(at(`?x=1&${filling('y', ROOM)}&utm_term=gold&v=XY_7&z=2`)).toEqual({
    address: `${page}?x=1&utm_term=gold&v=XY_7&z=2`,
    left: ['y'],
  });
  expect(at(`?${filling('utm_term', ROOM - 20)}&a=1&v=XY_7&bd_vid=1&b=123456789`)).toEqual({
    address: `${page}?${filling('utm_term', ROOM - 20)}&a=1&v=XY_7&bd_vid=1`,
    left: ['b'],
  });
  expect(at(`?${filling('utm_term', ROOM)}&v=XY_7&appcode=bfzh`)).toEqual({
    address: `${page}?v=XY_7&appcode=bfzh`,
    left: ['utm_term'],
  });
});
