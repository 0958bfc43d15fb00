import { personalCopy } from './personal-copy';

const AT = '2026-06-01T04:00:00.000Z';

test('lists the entries of every section by their Chinese names, in order', () => {
  const cards = [
    [
      { name: '卡号', value: '6222****6221' },
      { name: '开户银行', value: '示例银行' },
    ],
    [{ name: '卡号', value: '4111****1111' }],
  ];
  const copy = personalCopy(
    [
      { title: '账户', entries: [[{ name: '交易账号', value: '880016' }]] },
      { title: '银行卡', entries: cards },
      { title: '访问', entries: [] },
    ],
    AT,
  );
  expect(JSON.parse(copy)).toEqual({
    导出时间: AT,
    账户: [{ 交易账号: '880016' }],
    银行卡: [{ 卡号: '6222****6221', 开户银行: '示例银行' }, { 卡号: '4111****1111' }],
    访问: [],
  });
  expect(Object.keys(JSON.parse(copy))).toEqual(['导出时间', '账户', '银行卡', '访问']);
});

test('is readable, with one detail per line and a final line break', () => {
  expect(personalCopy([{ title: '账户', entries: [[{ name: '姓名', value: '王“小”明"\\' }]] }], AT)).toBe(
    '{\n  "导出时间": "2026-06-01T04:00:00.000Z",\n  "账户": [\n    {\n      "姓名": "王“小”明\\"\\\\"\n    }\n  ]\n}\n',
  );
});
