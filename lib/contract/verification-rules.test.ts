import { cardNumber } from './fields';
import { numberBorn } from './testing/number-born';
import { cardNumberFault, identityNumberFault } from './verification-rules';

test('distinguishes a wrong identity number from a holder who is too young', () => {
  expect(identityNumberFault(numberBorn('20081126'), '2026-11-26')).toBeUndefined();
  expect(identityNumberFault(numberBorn('20081127'), '2026-11-26')).toBe('未满18周岁，暂不能完成身份认证');
  expect(identityNumberFault(numberBorn('20081301'), '2026-11-26')).toBe('请输入正确的18位身份证号码');
});

test('detects a wrong card number', () => {
  expect(cardNumberFault('6222020200112233439')).toBe('银行卡号有误，请逐位核对');
  expect(cardNumberFault('4111111111111111')).toBeUndefined();
});

test("rejects a wrong card number with the forms' sentence", () => {
  expect(cardNumber.parse('4111111111111111')).toBe('4111111111111111');
  const [issue] = cardNumber.safeParse('4111111111111112').error?.issues ?? [];
  expect(issue?.message).toBe('银行卡号有误，请逐位核对');
});
