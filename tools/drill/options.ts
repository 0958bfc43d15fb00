import { CliError } from '@/scripts/lib/cli.mjs';

/** How often each fault is repeated. @param text of `--rounds` */
export function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) throw new CliError('--rounds must be a number from 1.');
  return rounds;
}

/** What `--only` chooses. @param text of `--only`, names with commas between them; all without it */
export function readNames<Name extends string>(text: string | undefined, all: readonly Name[]): readonly Name[] {
  if (!text) return all;
  return text.split(',').map((name) => {
    const found = all.find((each) => each === name);
    if (!found) throw new CliError(`--only: there is no ${name}; choose from ${all.join()}.`);
    return found;
  });
}
