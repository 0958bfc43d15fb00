/** Whether the terminal's last line is that of a running step. */
let lineOpen = false;

/**
 * Prints a message.
 *
 * @param {string} sentence
 */
export function log(sentence) {
  closeLine();
  console.log(`› ${sentence}`);
}

/**
 * Runs one step of a command and logs it in one line, with its seconds once it is done.
 *
 * @template Result
 * @param {string} name what the step does, such as `Installing packages`
 * @param {() => Promise<Result>} run must not print
 */
export async function step(name, run) {
  process.stdout.write(`› ${name} …`);
  lineOpen = true;
  const began = Date.now();
  try {
    const result = await run();
    process.stdout.write(` ${secondsSince(began)} s`);
    return result;
  } finally {
    closeLine();
  }
}

/** @param {number} began milliseconds, as of `Date.now()` */
export function secondsSince(began) {
  return Math.round((Date.now() - began) / 1000);
}

function closeLine() {
  if (lineOpen) process.stdout.write('\n');
  lineOpen = false;
}

/** An error that is printed as one sentence, without a stack. */
export class CliError extends Error {}

/**
 * Runs a command of this project. Prints the sentence of a {@link CliError}, or the stack of any other error; the exit code is
 * then 1.
 *
 * @param {() => unknown} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof CliError ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
