import type { Brand } from '../brand/schema';
import { fillBrand } from './fill-brand';

const brand = { appCode: 'test', name: '金页贵金属', company: '金页示例有限公司', appName: '金页交易' } as Brand;

test('fills brand tokens in every text and changes nothing else', () => {
  const definition = {
    title: '在{brand}开户',
    amount: 68,
    items: ['下载{appName}', { text: '{company}举办' }],
    none: null,
  };
  expect(fillBrand(definition, brand)).toEqual({
    title: '在金页贵金属开户',
    amount: 68,
    items: ['下载金页交易', { text: '金页示例有限公司举办' }],
    none: null,
  });
  expect(definition.title).toBe('在{brand}开户');
});

test.each([
  ['满 2、10 手，得 $16 赠金', '满\u00a02、10\u00a0手，得\u00a0$16 赠金'],
  ['一手伦敦银为 5,000 盎司', '一手伦敦银为 5,000\u00a0盎司'],
  ['每日 00:00 至 24:00 开放', '每日 00:00 至\u00a024:00 开放'],
  ['3月7日 21:30 非农', '3月7日 21:30 非农'],
  ['其中 $1,024 转为余额', '其中 $1,024 转为余额'],
])('keeps a number and its unit on one line, but no part of a longer word: %s', (text, bound) => {
  expect(fillBrand(text, brand)).toBe(bound);
});

test('throws for an unknown token', () => {
  expect(() => fillBrand('{bank}', brand)).toThrow('{bank}');
});
