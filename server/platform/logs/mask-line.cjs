/** What must not stand in a log, whoever wrote the line: mobile numbers, and values of parameters that are secrets. */
const NUMBER = /(?<![\w.-])((?:86)?1[3-9]\d)\d{4}(\d{4})(?![\w-])/g;
const SECRET = /\b(token|password|code|idcard|card|mobile)=[^&\s"'\\]+/gi;

/**
 * A line of the log without mobile numbers and secret parameters. The program writes neither; this catches what a library quotes
 * of a request.
 *
 * @param {string} line
 * @returns {string}
 */
function maskLine(line) {
  return line.replace(NUMBER, '$1****$2').replace(SECRET, '$1=…');
}

module.exports = { maskLine };
