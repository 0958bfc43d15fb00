import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type QrSize, qrAddress } from './qr-address';

const origin = 'https://gold.example';
const page = 'https://gold.example/newactivities/download';

const at = (search: string, size: QrSize = 87) => qrAddress({ origin, search }, size);

test("is the download page on the page's origin with the current query", () => {
  expect(at('?utm_term=%E9%BB%84&v=XY_7')).toEqual({ address: `${page}?utm_term=%E9%BB%84&v=XY_7`, left: [] });
  expect(at('')).toEqual({ address: page, left: [] });
});

test.each(['?token=secret', '?token=a&token=b', '?%74oken=secret', '?mobile=13800138000&name=x', '?x=13800138000'])(
  'removes what is personal from %s',
  (search) => {
    expect(at(search)).toEqual({ address: page, left: [] });
  },
);

test('keeps package and click of an advertisement whose query does not fit, and names what it drops', () => {
  const kept = `utm_source=baidu&bd_vid=${'V'.repeat(40)}`;
  const search = `?from=${'x'.repeat(20)}&${kept}&utm_term=%E9%BB%84%E9%87%91&qhclickid={qhclickid}&v=XY_101`;
  expect(at(search)).toEqual({ address: `${page}?${kept}&v=XY_101`, left: ['from', 'utm_term', 'qhclickid'] });
});

const filling = (name: string, length: number) => `${name}=${'x'.repeat(length - name.length - 2)}`;

test.each([87, 168] as const)('fills a code of %d px as far as its modules are two pixels wide', (size) => {
  const longest = size === 87 ? 134 : 586;
  const search = `?${filling('x', longest - page.length)}`;
  const { address, left } = at(search, size);
  expect([address, left]).toEqual([page + search, []]);
  expect(size / modulesOf(address, size)).toBeGreaterThanOrEqual(2);
  expect(size / modulesOf(`${address}x`, size)).toBeLessThan(2);
  expect(at(`${search}x`, size)).toEqual({ address: page, left: ['x'] });
});

test('drops unimportant parameters first, then tracking parameters, then clicks, and the channel last', () => {
  const room = 134 - page.length;
  expect(at(`?x=1&${filling('y', room)}&utm_term=gold&v=XY_7&z=2`)).toEqual({
    address: `${page}?x=1&utm_term=gold&v=XY_7&z=2`,
    left: ['y'],
  });
  expect(at(`?utm_term=a&a=1&v=XY_7&${filling('bd_vid', room - 10)}&b=123`)).toEqual({
    address: `${page}?v=XY_7&${filling('bd_vid', room - 10)}`,
    left: ['utm_term', 'a', 'b'],
  });
  expect(at(`?${filling('bd_vid', room)}&v=XY_7&appcode=bfzh`)).toEqual({
    address: `${page}?v=XY_7&appcode=bfzh`,
    left: ['bd_vid'],
  });
});

/** How many modules are in a row of the code. */
function modulesOf(value: string, size: number): number {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value, size, level: 'L', boostLevel: false }));
  return Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
}
