const OFFSET = 8 * 3_600_000;

/**
 * An instant as the face of the clock shows it, in Beijing.
 *
 * @param {number} instant milliseconds since 1970
 */
export function faceText(instant) {
  return new Date(instant + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}
