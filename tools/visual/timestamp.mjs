/**
 * When all pictures are taken, in milliseconds since 1970: on a working day when most markets are open, with rounds of the
 * predictions behind it and before it.
 */
export const TIMESTAMP = Date.parse('2026-11-25T10:30:00+08:00');
