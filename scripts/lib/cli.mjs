/**
 * Logs to the terminal what is going on.
 *
 * @param {string} sentence
 */
export function log(sentence) {
  console.log(`› ${sentence}`);
}

/** A reason to stop that is told in one sentence, without a stack. */
export class CliError extends Error {}

/**
 * Runs a command of this project: a {@link CliError} ends it with its sentence, anything else with its stack; both with exit code 1.
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
