import { throwIfAborted } from './throw-if-aborted';

test('does nothing unless the signal has aborted', () => {
  expect(() => throwIfAborted(undefined)).not.toThrow();
  expect(() => throwIfAborted(new AbortController().signal)).not.toThrow();
});

test('throws the caller’s reason', () => {
  const controller = new AbortController();
  controller.abort(new Error('left'));
  expect(() => throwIfAborted(controller.signal)).toThrow('left');
});

test('throws even if the browser has no reason', () => {
  expect(() => throwIfAborted({ aborted: true } as AbortSignal)).toThrow(DOMException);
});
