/**
 * Holds timers and the clock until a test lets time pass with `jest.advanceTimersByTime`, or ends it with
 * `jest.useRealTimers`. Sockets, files and databases go on.
 */
export function holdTimers(): void {
  jest.useFakeTimers({
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
}
