import { textWidth } from './text-width';

test.each([
  ['', 0],
  // A character is one em, a Latin letter 0.66 and a blank 0.3, and what is begun counts whole.
  ['礼', 1],
  ['七格有礼', 4],
  ['$', 1],
  ['$68', 2],
  ['$588', 3],
  ['至多 $68', 5],
  ['至多 $588', 5],
  ['至多 $5,888', 7],
  ['礼 礼', 3],
  ['礼礼礼', 3],
  ['₿₿₿', 2],
  // The first of all Chinese radicals is as wide as a whole character.
  ['⺀⺀⺀', 3],
  // A rare character of two UTF-16 units is one all the same.
  ['𠀀𠀀', 2],
])('%j is %d em wide', (text, width) => {
  expect(textWidth(text)).toBe(width);
});
