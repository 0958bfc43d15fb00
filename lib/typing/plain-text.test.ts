import { plainName, plainText, visibleText, withMiddleDots } from './plain-text';

test.each([
  ['１３８　ＸＡＵ', '138 XAU'],
  ['\u200b1\u200c3\u200d8\u2060\ufeff', '138'],
  ['\u202a138\u202c\u200e\u061c', '138'],
  ['1\u00ad3\u180e8\u0000\u2800\u3164', '138'],
  ['葛\u{e0100}明\ufe00', '葛明'],
])('makes %j plain: %s', (raw, plain) => {
  expect(plainText(raw)).toBe(plain);
});

test('removes only invisible characters', () => {
  expect(visibleText('（Ａ\u200b）　b')).toBe('（Ａ）　b');
});

test('makes blanks in a name plain', () => {
  expect(plainName('\ufeff\t黄金\u00a0计\u200b划\u3000')).toBe('黄金 计划');
});

test.each([...'·•・･‧∙⋅●◦‣▪⚫⸱⸳⦁ᐧ᛫ꞏ∘˙ㆍ'])('takes %s for a middle dot', (dot) => {
  expect(withMiddleDots(`阿依古丽${dot}买买提`)).toBe('阿依古丽·买买提');
});
