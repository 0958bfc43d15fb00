import { createEmitter } from './emitter';

test('notifies listeners until they stop', () => {
  const emitter = createEmitter<[string]>();
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = emitter.on(first);
  emitter.on(second);
  emitter.emit('a');
  stop();
  emitter.emit('b');
  expect(first.mock.calls).toEqual([['a']]);
  expect(second.mock.calls).toEqual([['a'], ['b']]);
  expect(emitter.size).toBe(1);
});

test('skips a listener that is removed during an emit, and calls one that is added then only next time', () => {
  const emitter = createEmitter();
  const [late, removed] = [jest.fn(), jest.fn()];
  let stop = () => {};
  emitter.on(() => {
    stop();
    emitter.on(late);
  });
  stop = emitter.on(removed);
  emitter.emit();
  expect(removed).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});
