import { chainsOf } from './chains';

/** `heading | words | figures`, each figure with `?` where it is asked, `!` where it is given and `+` before it where it goes on a list. */
const read = (text: string) =>
  chainsOf(text).map(({ words, heading, numerals }) => {
    const figures = numerals.map(
      ({ value, unit, as, joined }) =>
        `${joined ? '+' : ''}${value} ${unit}${as ? { asked: '?', given: '!' }[as] : ''}`,
    );
    return [heading, words, figures.join(' ')].join(' | ');
  });

test.each([
  ['满 3 手得 $8，满 5 手得 $18。', [' | 满 3 手得 $8 | 3 手? 8 $!', ' | 满 5 手得 $18 | 5 手? 18 $!']],
  ['平仓满 3 手，得 $8', [' | 平仓满 3 手，得 $8 | 3 手? 8 $!']],
  ['答对 5 题，奖励 $12；限时 20 秒', [' | 答对 5 题，奖励 $12 | 5 题? 12 $!', ' | 限时 20 秒 | 20 秒']],
  ['三年共 5 次！今天 2 次？', [' | 三年共 5 次 | 5 次', ' | 今天 2 次 | 2 次']],
  ['没有数字的一句。', []],
])('“%s” falls into what is said together', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  '再得',
  '即可领',
  '各返',
  '依次得',
  '便获赠',
  '一并奖励',
  '就补',
  '另回赠',
  '其中',
  '转为',
  '邀请人得',
  '该份',
])('what begins with “%s” goes on what was said before', (begins) => {
  expect(chainsOf(`入金 $200，${begins} $20`)).toMatchObject([{ words: `入金 $200，${begins} $20` }]);
});

test.each(['最高', '封顶', '又见', '共得'])('what begins with “%s” is another matter', (begins) => {
  expect(chainsOf(`入金 $200，${begins} $20`)).toHaveLength(2);
});

test('what goes on reaches over several clauses, and no further than the sentence', () => {
  expect(read('入金 $200，得 $20，再得 1 次。得 $5')).toEqual([
    ' | 入金 $200，得 $20，再得 1 次 | 200 $ 20 $! 1 次!',
    ' | 得 $5 | 5 $!',
  ]);
  expect(chainsOf('三项 $8，合计 $18')).toHaveLength(1);
  expect(chainsOf('三项 8，合计 18 USDT')).toHaveLength(1);
  expect(chainsOf('三项 $8，合计 $18 起')).toHaveLength(2);
  expect(chainsOf('存入 $8，$1,000.50 转为余额')).toHaveLength(1);
});

test.each([
  [
    '满 3 手，达到 3 手，达 3 手，够 3 手，距 3 手，答对 3 题，连续 3 天，连中 3 期',
    '3 手? 3 手? 3 手? 3 手? 3 手? 3 题? 3 天? 3 期?',
  ],
  ['3 手一档，3 天那一档，3 期 那档，3 题一段', '3 手? 3 天? 3 期? 3 题?'],
  ['领满 3 次', '3 次'],
  [
    '得 $8、领 $8、领取 $8、获赠 $8、赠 $8、赠送 $8、回赠 $8、奖励 $8、礼 $8',
    '8 $! 8 $! 8 $! 8 $! 8 $! 8 $! 8 $! 8 $! 8 $!',
  ],
  ['返 $8、补贴 $8、取 $8、收 $8、至多 $8、合计 $8', '8 $! 8 $! 8 $! 8 $! 8 $! 8 $!'],
  ['共 $8，一档 3 手', '8 $ 3 手'],
])('in “%s” figures are asked, given, or neither', (text, expected) => {
  expect(
    read(text)
      .map((line) => line.split(' | ')[2])
      .join(' '),
  ).toBe(expected);
});

test.each([
  ['连续 3、7、14 天', ['3 天? +7 天 +14 天']],
  ['满 2 手、3 手', ['2 手?', '+3 手']],
  ['5% 至 8%，5～8 期，5 日到 8 日', ['5 % +8 %', '5 期 +8 期', '5 日 +8 日']],
  ['$3、$5', ['3 $ +5 $']],
  ['3 手，5 手', ['3 手', '5 手']],
  ['3 手或 5 手', ['3 手 5 手']],
  ['3 次、5 次', ['3 次', '5 次']],
])('“%s” is read as its lists', (text, expected) => {
  expect(read(text).map((line) => line.split(' | ')[2])).toEqual(expected);
});

test('separators within a figure part nothing', () => {
  expect(read('入金 $1,000，得 $20')).toEqual([' | 入金 $1,000，得 $20 | 1000 $ 20 $!']);
});

test('a heading holds for its sentence, for one after a semicolon, and for the reward that follows', () => {
  expect(read('第 1 关：满 3 手得 $8，封顶 $20；满 5 手得 $9。奖励：$2。满 9 手')).toEqual([
    ' | 第 1 关 | 1 ',
    '第 1 关 | 满 3 手得 $8 | 3 手? 8 $!',
    '第 1 关 | 封顶 $20 | 20 $',
    '第 1 关 | 满 5 手得 $9 | 5 手? 9 $!',
    '奖励 | $2 | 2 $',
    ' | 满 9 手 | 9 手?',
  ]);
  expect(read('铜盾：有效 7 天。奖励 $2。有效 9 天')).toEqual([
    '铜盾 | 有效 7 天 | 7 天',
    '铜盾 | 奖励 $2 | 2 $!',
    ' | 有效 9 天 | 9 天',
  ]);
});
