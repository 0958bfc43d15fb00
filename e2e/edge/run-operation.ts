import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs operations on campaigns as an operator does on a server with these settings; each returns its output. */
export function operationsOf(settings: Readonly<Record<string, string>>) {
  return async (operator: string, ...command: string[]): Promise<string> => {
    const program = ['.server/operations.mjs', 'campaigns', ...command, `--operator=${operator}`];
    const { stdout } = await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...settings } });
    return stdout;
  };
}
