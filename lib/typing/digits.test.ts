import { cleanCode, cleanPerson } from './digits';

test.each([
  ['138 0013 8000', '13800138000'],
  [' 138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['0086-13800138000', '13800138000'],
  ['＋８６　１３８００１３８０００', '13800138000'],
  ['手机 13800138000（张三）', '13800138000'],
  ['１０００ ０００１', '10000001'],
  ['张三', '张三'],
  ['10000001@example.com', '10000001@example.com'],
])('cleans the account or mobile number %j to %j', (raw, cleaned) => {
  expect(cleanPerson(raw)).toBe(cleaned);
});

test.each([
  ['123 456', '123456'],
  ['１２３－４５６', '123456'],
  [' 123456\u200b', '123456'],
  ['验证码 123 456，5 分钟内有效', '123456'],
  ['12345', '12345'],
])('cleans the code %j to %j', (raw, cleaned) => {
  expect(cleanCode(raw)).toBe(cleaned);
});
