import { addressOf } from './address';
import { readConsoleQuery } from './read-query';

test('defaults to one brand, its landing page, a phone and a desktop', () => {
  expect(readConsoleQuery('')).toEqual({
    query: { hosts: ['bfzh.localhost'], pages: ['/kh_7694_form'], devices: ['ios', 'desktop'], query: '', part: 1 },
    faults: [],
  });
});

test('sorts choices in the order of their lists', () => {
  const { query } = readConsoleQuery(
    '?device=desktop&device=ios&page=/summer&page=/bbwy&host=feiyu.example&host=iekb.localhost',
  );
  expect(query).toMatchObject({
    hosts: ['iekb.localhost', 'feiyu.example'],
    pages: ['/bbwy', '/summer'],
    devices: ['ios', 'desktop'],
  });
});

test('reads back the choice from its own address', () => {
  const { query } = readConsoleQuery(
    '?host=iekb.localhost&page=/summer&device=wechat&query=utm_term%3D黄金%26v%3DXY_9&part=3',
  );
  expect(readConsoleQuery(new URL(addressOf(query), 'http://localhost').search)).toEqual({ query, faults: [] });
});

test('leaves an emptied list empty', () => {
  expect(readConsoleQuery('?host=iekb.localhost').query).toMatchObject({ pages: [], devices: [] });
});

test.each([
  ['?host=gold.example&page=/summer', '没有这个域名：gold.example'],
  ['?page=/none', '没有这个页面：/none'],
  ['?device=watch', '没有这个设备：watch'],
  [`?query=${'x'.repeat(1001)}`, '查询参数不超过 1000 个字符'],
  ['?query=a%00b', '查询参数里不能有控制字符和 #'],
  ['?query=v%3D1%26Token%3Dsecret', '登录令牌不写进地址，请用“登录身份”'],
  ['?part=0', '页码无效'],
  ['?part=x', '页码无效'],
])('ignores %s and explains why', (search, sentence) => {
  const { query, faults } = readConsoleQuery(search);
  expect(faults).toEqual([sentence]);
  expect(JSON.stringify(query)).not.toMatch(/gold\.example|none|watch|xxxx|secret/);
  expect(query.part).toBe(1);
});
