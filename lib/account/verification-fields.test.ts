import { numberBorn } from '../contract/testing/number-born';
import { checkVerification, cleanVerification } from './verification-fields';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-31T16:30:00Z') }));

test.each([
  ['idcard', ' 110105 19491231 002x', '11010519491231002X'],
  ['idcard', '１１０１０５19491231002Ｘ99', '11010519491231002X'],
  ['idcard', 'abc', ''],
  ['card', '6222-0200 ００００ 0006 221', '6222020000000006221'],
  ['card', '9'.repeat(40), '9'.repeat(19)],
  // Characters after the first 64 are ignored.
  ['card', `${' '.repeat(62)}4111`, '41'],
  ['idcard', `${' '.repeat(63)}4X`, '4'],
  ['name', "zhang'wei", "zhang'wei"],
  ['name', '阿'.repeat(40), '阿'.repeat(30)],
  ['bank', '示例银行（深圳）', '示例银行（深圳）'],
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
  ['bank', '银行1', '请输入正确的开户银行名称'],
  ['bank', '示例商业银行', undefined],
  ['card', '', '请输入银行卡号'],
  ['card', '411111111111', '银行卡号为13至19位数字'],
  ['card', '4111111111111112', '银行卡号有误，请逐位核对'],
  ['card', '4111111111111111', undefined],
] as const)('verification field %s %j: %s', (field, value, fault) => {
  expect(checkVerification(field, value)).toBe(fault);
});
