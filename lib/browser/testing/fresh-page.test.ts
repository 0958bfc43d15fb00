let ran = 0;

// Before the page of the test, as if a previous test had left the timer.
beforeAll(() => {
  setInterval(() => {
    ran += 1;
  }, 1);
});

test('each test starts on a page without the timers of the previous one', async () => {
  const before = ran;
  // Timers of the same length run in order.
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      clearInterval(timer);
      resolve();
    }, 1);
  });
  expect(ran).toBe(before);
});
