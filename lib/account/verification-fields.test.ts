import { numberBorn } from '../contract/testing/number-born';
import { checkVerification, cleanVerification, doubtVerification } from './verification-fields';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-31T16:30:00Z') }));

test.each([
  ['idcard', ' 110105 19491231 002x', '11010519491231002X'],
  ['idcard', '１１０１０５19491231002Ｘ99', '11010519491231002X'],
  ['idcard', '110105 19491231 002×', '11010519491231002X'],
  ['idcard', '11010519491231002х', '11010519491231002X'],
  ['idcard', 'abc', ''],
  ['card', '6222-0200 ００００ 0006 221', '6222020000000006221'],
  ['card', '9'.repeat(40), '9'.repeat(19)],
  // Characters after the first 128 are ignored.
  ['card', `${' '.repeat(126)}4111`, '41'],
  ['idcard', `${' '.repeat(127)}4X`, '4'],
  ['name', "zhang'wei", "zhang'wei"],
  ['name', '阿'.repeat(40), '阿'.repeat(30)],
  ['name', '\u200b阿依古丽•买买提\u202c', '阿依古丽·买买提'],
  ['name', '阿依古丽ㆍ买买提˙江', '阿依古丽·买买提·江'],
  ['name', '阿．依。古', '阿·依·古'],
  ['name', 'J. Li', 'J. Li'],
  ['name', '王\u3000小明', '王 小明'],
  ['bank', '示例银行（深圳）', '示例银行（深圳）'],
  ['bank', '示例银行\u200b１０１－２—３支行', '示例银行101-2-3支行'],
  ['bank', '行'.repeat(70), '行'.repeat(60)],
] as const)('cleans %s %s to %s', (field, raw, kept) => {
  expect(cleanVerification(field, raw)).toBe(kept);
});

test.each([
  ['name', '', '请输入姓名'],
  ['name', '王', '请输入正确的姓名'],
  ['name', ' 王小明 ', undefined],
  ['name', '  ', '请输入姓名'],
  ['name', ' 王 ', '请输入正确的姓名'],
  ['name', '阿依古丽·买买提', undefined],
  ['name', '王〇', undefined],
  ['idcard', '', '请输入身份证号码'],
  ['idcard', '11010519491231002', '请输入正确的18位身份证号码'],
  ['idcard', '110105194912310021', '请输入正确的18位身份证号码'],
  ['idcard', '11010519491231002X', undefined],
  // It is already 1 June in Beijing.
  ['idcard', numberBorn('20080601'), undefined],
  ['idcard', numberBorn('20080602'), '未满18周岁，暂不能完成身份认证'],
  ['bank', '', '请输入开户银行'],
  ['bank', '  ', '请输入开户银行'],
  ['bank', ' 行 ', '请输入正确的开户银行名称'],
  ['bank', '示例银行 A-1 支行、二部（深圳）', undefined],
  ['bank', '行'.repeat(60), undefined],
  ['bank', '行'.repeat(61), '请输入正确的开户银行名称'],
  ['bank', '银行1234567', undefined],
  ['bank', '银行12345678', '请输入正确的开户银行名称'],
  ['bank', '银行1234 5678', '请输入正确的开户银行名称'],
  ['bank', '银行,支行', '请输入正确的开户银行名称'],
  ['bank', '示例商业银行', undefined],
  ['card', '', '请输入银行卡号'],
  ['card', '411111111111', '银行卡号为13至19位数字'],
  // The wrong check digit is only a doubt.
  ['card', '4111111111111112', undefined],
  ['card', '4111111111111111', undefined],
] as const)('verification field %s %j: %s', (field, value, fault) => {
  expect(checkVerification(field, value)).toBe(fault);
});

test.each([
  ['card', '4111111111111112', '卡号可能有误，请逐位核对，无误可提交'],
  ['card', '4111111111111111', undefined],
  ['card', '411111111111', undefined],
  ['bank', '4111111111111112', undefined],
] as const)('doubt about verification field %s %j: %s', (field, value, doubt) => {
  expect(doubtVerification(field, value)).toBe(doubt);
});
