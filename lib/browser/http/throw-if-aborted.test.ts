import { throwIfAborted } from './throw-if-aborted';

test('work goes on while nobody has ended it', () => {
  expect(() => throwIfAborted(undefined)).not.toThrow();
  expect(() => throwIfAborted(new AbortController().signal)).not.toThrow();
});

test('ends with the caller’s reason', () => {
  const controller = new AbortController();
  controller.abort(new Error('left'));
  expect(() => throwIfAborted(controller.signal)).toThrow('left');
});

test('a browser that keeps no reason ends it all the same', () => {
  expect(() => throwIfAborted({ aborted: true } as AbortSignal)).toThrow(DOMException);
});
