import { cardNumber } from './fields';
import { checkDigitOf } from './identity-number';
import { cardNumberFault, identityNumberFault } from './verification-rules';

const numberOf = (born: string) => {
  const first = `110105${born}001`;
  return `${first}${checkDigitOf(first)}`;
};

test('of an identity number is said whether it is wrong or its holder too young', () => {
  expect(identityNumberFault(numberOf('20081126'), '2026-11-26')).toBeUndefined();
  expect(identityNumberFault(numberOf('20081127'), '2026-11-26')).toBe('未满18周岁，暂不能完成身份认证');
  expect(identityNumberFault(numberOf('20081301'), '2026-11-26')).toBe('请输入正确的18位身份证号码');
});

test('of a card’s number is said whether it is wrong', () => {
  expect(cardNumberFault('6222020200112233439')).toBe('银行卡号有误，请逐位核对');
  expect(cardNumberFault('4111111111111111')).toBeUndefined();
});

test('a wrong card number is refused with the sentence that forms show', () => {
  expect(cardNumber.parse('4111111111111111')).toBe('4111111111111111');
  const [issue] = cardNumber.safeParse('4111111111111112').error?.issues ?? [];
  expect(issue?.message).toBe('银行卡号有误，请逐位核对');
});
