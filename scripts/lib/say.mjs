/** Tells the person at the terminal what is going on. */
export function say(sentence) {
  console.log(`› ${sentence}`);
}

/** A reason to stop that is told in one sentence, without a stack. */
export class Stop extends Error {}

/** Runs a command of this project: a {@link Stop} ends it with its sentence, anything else with its stack; both with exit code 1. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Stop ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
