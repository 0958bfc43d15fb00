import { movedClock, startAhead } from './clock.mjs';

/** The server settings of tests: the development inbox for SMS codes, limits that allow many tests from one address, and one operator. */
export const endToEndSettings = {
  DEPLOYMENT: 'development',
  APPROVALS: 'off',
  PROOFS_PER_ADDRESS_HOURLY: '100000',
  SMS_HOURLY_BUDGET: '100000',
  SMS_PER_ADDRESS_HOURLY: '100000',
  SMS_PER_FINGERPRINT_DAILY: '100000',
  SMS_PER_NUMBER_BLOCK_HOURLY: '100000',
  WRONG_CODES_PER_ADDRESS: '100000',
  EVENTS_PER_ADDRESS: '1000000',
};

/** {@link endToEndSettings} for the product that tests share, whose clock starts on a Wednesday afternoon. */
export function sharedSettings() {
  return { ...endToEndSettings, ...movedClock(), CLOCK_AHEAD: String(startAhead()) };
}
