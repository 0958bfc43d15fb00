import { takeInput } from './take-input';

const clean = (raw: string) => raw.replace(/\D/g, '').slice(0, 6);

// `|` is the caret.
test.each([
  ['', '1|', '1|'],
  ['', '123 456|', '123456|'],
  ['', '12 34 56 78|', '123456|'],
  ['12', '12 3|', '123|'],
  ['12', '123456|', '123456|'],
  // What is put into a full field is ignored, and the rest stays.
  ['123456', '1234567|', '123456|'],
  ['123456', '12x|3456', '12|3456'],
  ['123456', '129|3456', '12|3456'],
  ['12345', '12678|345', '126|345'],
  ['111111', '1111|111', '111|111'],
  ['123456', '12|456', '12|456'],
  // A text that fills the field replaces what was there.
  ['123456', '123456654 321|', '654321|'],
  ['1', '1123456|', '123456|'],
  ['1', '123456|1', '123456|'],
  ['123456', '123654321|456', '654321|'],
  // The browser put the text in, and the caret elsewhere.
  ['', '|123 456', '123456|'],
  ['98', '1|23 456 7', '123456|'],
])('turns %j into %j, and cleans that to %j', (before, typed, expected) => {
  const [raw, caret] = [typed.replace('|', ''), typed.indexOf('|')];
  const taken = takeInput({ before, raw, caret }, 6, clean);
  expect(`${taken.text.slice(0, taken.caret)}|${taken.text.slice(taken.caret)}`).toBe(expected);
});
