import { channelName } from './channel-name';

test.each([
  ['www.gold.example', 'gold'],
  ['gold.example', 'gold'],
  ['a.b.gold.example', 'gold'],
  ['www.gold.com.hk', 'gold'],
  ['gold.co.uk', 'gold'],
  ['com.hk', 'com'],
  ['www.ac.shop', 'ac'],
  ['www.gold.cn', 'gold'],
  ['gold.gz.cn', 'gold'],
  ['www.gold.sh.cn', 'gold'],
  ['gold.com.cn', 'gold'],
  ['gold.xn--55qx5d.cn', 'gold'],
  ['gold.or.jp', 'gold'],
  ['gz.cn', 'gz'],
  ['www.gz.example', 'gz'],
  ['m.gold.gz', 'gold'],
  ['bfzh.localhost', 'bfzh'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
])('reads the channel of %s as %s', (host, expected) => {
  expect(channelName(host)).toBe(expected);
});
