import { findForbiddenWords } from './forbidden-words';

describe('findForbiddenWords', () => {
  it.each([
    ['行业第一的平台', ['第一']],
    ['最佳点差，最好的服务', ['最', '最']],
    ['点差最低', ['最']],
    ['首选顶级平台，独家福利', ['首选', '顶级', '独家']],
    ['100%到账', ['100%']],
    ['NO.1 平台', ['NO.1']],
    ['稳赚不赔', ['稳赚']],
    ['零风险，收益翻倍', ['零风险', '收益翻倍']],
    ['不用担心，保本稳赚', ['保本', '稳赚']],
    ['不仅保本还有利息', ['保本']],
    ['“稳赚”的活动', ['稳赚']],
    ['最终解释权归本公司所有', ['最终解释权']],
    ['央行背书', ['央行背书']],
  ])('finds the claims in %s', (text, expected) => {
    expect(findForbiddenWords(text)).toEqual(expected);
  });

  it.each([
    '最终收益以实际交易结果为准',
    '最近更新、最新版本、最多 20 手、最低入金金额、最小价格变动',
    '第一步注册，第一条规则',
    '用作唯一标识',
    '本产品并非保本产品，也不保证盈利',
    '任何人以“保本”“稳赚”等说法招揽，都应视为诈骗。',
    '交易赠金翻倍',
    'NO.12 号规则',
  ])('accepts %s', (text) => {
    expect(findForbiddenWords(text)).toEqual([]);
  });

  it.each(['。', '！', '？', '\n'])(
    'does not let a warning in another sentence, ended by %j, excuse a promise',
    (end) => {
      expect(findForbiddenWords(`请警惕骗局${end}我们“稳赚”`)).toEqual(['稳赚']);
      expect(findForbiddenWords(`我们“稳赚”${end}请警惕骗局`)).toEqual(['稳赚']);
      expect(findForbiddenWords(`请看${end}“稳赚”的都是骗局`)).toEqual([]);
      expect(findForbiddenWords(`警惕“稳赚”的说法${end}请看`)).toEqual([]);
    },
  );

  it.each([
    ['is not quoted', '警惕骗局，选稳赚的平台'],
    ['starts the quote', '“稳赚的平台”，请警惕骗局'],
    ['ends the quote', '“我们稳赚”，请警惕骗局'],
  ])('rejects a promise next to a warning if it %s', (_, text) => {
    expect(findForbiddenWords(text)).toEqual(['稳赚']);
  });

  it('returns words of all rules in the order of the text', () => {
    expect(findForbiddenWords('稳赚，独家，行业第一，保本')).toEqual(['稳赚', '独家', '第一', '保本']);
  });

  it.each([
    ['稳\u2060赚不赔', ['稳赚']],
    ['稳\u200b 赚，保\u00ad本', ['稳赚', '保本']],
    ['１００％到账，ＮＯ．１', ['100%', 'NO.1']],
    ['⼀夜致富', ['一夜致富']],
    ['本产品并非保\u2060本产品', []],
  ])('reads %j without what hides a word', (text, expected) => {
    expect(findForbiddenWords(text)).toEqual(expected);
  });
});
