// Loaded first in the site's and the server's process. In production it turns everything written to the console, also
// by Next or other libraries, into lines of JSON in the format of the server's own log.
const { hostname } = require('node:os');
const { formatWithOptions, stripVTControlCharacters } = require('node:util');
const { maskLine } = require('./mask-line.cjs');

const LEVELS = { debug: 20, log: 30, info: 30, warn: 40, error: 50 };
const FORMAT = { colors: false, breakLength: Number.POSITIVE_INFINITY };

/**
 * @param {number} level
 * @param {unknown[]} values
 */
function lineOf(level, values) {
  const msg = stripVTControlCharacters(formatWithOptions(FORMAT, ...values)).trim();
  return (
    msg && `${maskLine(JSON.stringify({ level, time: Date.now(), pid: process.pid, hostname: hostname(), msg }))}\n`
  );
}

if (process.env.DEPLOYMENT === 'production') {
  for (const [name, level] of /** @type {[keyof typeof LEVELS, number][]} */ (Object.entries(LEVELS))) {
    const stream = level >= LEVELS.warn ? process.stderr : process.stdout;
    console[name] = (/** @type {unknown[]} */ ...values) => void stream.write(lineOf(level, values));
  }
}
