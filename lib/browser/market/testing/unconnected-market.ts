import { act, cleanup } from '@testing-library/react';
import { market } from '../market';
import { LINGER } from '../market-store';

/** Gives each test of a file an empty market that connects to no server, with fake timers. */
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
