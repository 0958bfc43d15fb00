import { bankName, cardNumber, holderName } from './fields';
import { numberBorn } from './testing/number-born';
import { identityNumberFault } from './verification-rules';

// @proves 在{brand}开立真实账户、年满 … 周岁的个人客户
test('distinguishes a wrong identity number from a holder who is too young', () => {
  expect(identityNumberFault(numberBorn('20081126'), '2026-11-26')).toBeUndefined();
  expect(identityNumberFault(numberBorn('20081127'), '2026-11-26')).toBe('未满18周岁，暂不能完成身份认证');
  expect(identityNumberFault(numberBorn('20081301'), '2026-11-26')).toBe('请输入正确的18位身份证号码');
});

test('accepts a card number with a wrong check digit', () => {
  expect(cardNumber.parse('4111111111111112')).toBe('4111111111111112');
  expect(cardNumber.safeParse('411111111111111X').success).toBe(false);
});

test('cleans names before it checks them', () => {
  expect(holderName.parse(' 阿依古丽・买买提\u200b ')).toBe('阿依古丽·买买提');
  expect(holderName.safeParse('\u200b王').success).toBe(false);
  expect(bankName.parse('示例银行（深圳）－１０１、二部 ')).toBe('示例银行（深圳）-101、二部');
});
