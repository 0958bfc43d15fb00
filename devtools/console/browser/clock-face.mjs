const OFFSET = 8 * 3_600_000;

/**
 * Formats an instant for the clock, in Beijing time.
 *
 * @param {number} instant milliseconds since 1970
 */
export function faceText(instant) {
  return new Date(instant + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}
