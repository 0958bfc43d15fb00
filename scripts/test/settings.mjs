import { movedClock, startAhead } from './clock.mjs';

/** What the tests need of the server: its development inbox for SMS codes, and limits that many tests from one address keep. */
export const endToEndSettings = {
  DEPLOYMENT: 'development',
  PROOFS_PER_ADDRESS_HOURLY: '100000',
  SMS_HOURLY_BUDGET: '100000',
  SMS_PER_ADDRESS_HOURLY: '100000',
  SMS_PER_FINGERPRINT_DAILY: '100000',
  SMS_PER_NUMBER_BLOCK_HOURLY: '100000',
  WRONG_CODES_PER_ADDRESS: '100000',
  EVENTS_PER_ADDRESS: '1000000',
};

/** {@link endToEndSettings} of the product that tests share, whose clock starts now, on a Wednesday afternoon. */
export function sharedSettings() {
  return { ...endToEndSettings, ...movedClock(), CLOCK_AHEAD: String(startAhead()) };
}
