import { toastTop } from './place-toast';

const PHONE = { top: 0, height: 640 };
const WITH_KEYBOARD = { top: 40, height: 300 };

test.each([
  ['in the middle without a field', PHONE, undefined, 300],
  ['in the middle above a field further down', PHONE, { top: 352, height: 50 }, 300],
  ['in the middle below a field further up', PHONE, { top: 238, height: 50 }, 300],
  ['above a field in the middle', PHONE, { top: 310, height: 50 }, 258],
  ['in the middle of what the keyboard leaves', WITH_KEYBOARD, undefined, 170],
  ['below a field with no room above it', { top: 0, height: 120 }, { top: 30, height: 50 }, 92],
])('places a toast %s', (_, visible, field, top) => {
  expect(toastTop(40, visible, field)).toBe(top);
});
