import { CliError } from '@/scripts/lib/cli.mjs';

/** How often each fault is repeated. @param text of the option */
export function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) throw new CliError('--rounds must be a number from 1.');
  return rounds;
}
