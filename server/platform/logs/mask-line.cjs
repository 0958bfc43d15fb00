/** What no log may contain: mobile numbers, and values of secret parameters. */
const NUMBER = /(?<![\w.-])((?:86)?1[3-9]\d)\d{4}(\d{4})(?![\w-])/g;
const SECRET = /\b(token|password|code|idcard|card|mobile)=[^&\s"'\\]+/gi;

/**
 * Masks mobile numbers and secret parameters in a log line. The program logs neither; this catches what libraries quote
 * of a request.
 *
 * @param {string} line
 * @returns {string}
 */
function maskLine(line) {
  return line.replace(NUMBER, '$1****$2').replace(SECRET, '$1=…');
}

module.exports = { maskLine };
