import { act, cleanup } from '@testing-library/react';
import { market } from '../market';
import { LINGER } from '../market-store';

/** Has each test of a file begin with an empty market that connects to no server, under fake timers. */
export function keepMarketUnconnected(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    jest.spyOn(market as unknown as { connect: () => () => void }, 'connect').mockReturnValue(() => {});
  });
  afterEach(() => {
    cleanup();
    act(() => jest.advanceTimersByTime(LINGER));
    market.setSymbols([], false);
  });
}
