import { CliError } from '../lib/cli.mjs';
import { findProgram } from '../lib/programs.mjs';

/** The path of nginx on this machine. */
export function findNginx() {
  const found = findProgram('nginx');
  if (!found) throw new CliError('The edge needs nginx, which is not installed. Run: apt-get install nginx-light');
  return found;
}
