/** The time of all pictures, in milliseconds since 1970: a working day, most markets are open, some prediction rounds are over and some are not. */
export const TIMESTAMP = Date.parse('2026-11-25T10:30:00+08:00');
