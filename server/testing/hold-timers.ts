/**
 * Stops timers and the clock until the test calls `jest.advanceTimersByTime` or `jest.useRealTimers`. Sockets, files
 * and databases work as usual.
 */
export function holdTimers(): void {
  jest.useFakeTimers({
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
}
