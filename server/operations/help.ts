import { OPERATIONS } from './operations';

/** What the command line can do. */
export function helpText(): string {
  const commands = OPERATIONS.flatMap(({ name, operands, options = {}, flags = {}, summary }) => [
    `  ${[name, ...operands.map((operand) => `<${operand}>`)].join(' ')}`,
    `      ${summary}`,
    ...Object.entries(options).map(([option, meaning]) => `      --${option}=…  ${meaning}`),
    ...Object.entries(flags).map(([flag, meaning]) => `      --${flag}  ${meaning}`),
  ]);
  return [
    'npm run ops -- <command>: what an operator does with the campaigns, on the database of the product.',
    '',
    ...commands,
    '',
    'Every command takes:',
    '  --operator=<name>  who acts, or OPERATOR in the environment, where operators have no accounts',
    '  --output=<file>    writes the answer into a file instead of the terminal',
    '',
    'Every act is recorded with time and operator. In production, and wherever the database has an operator, acts and what shows',
    'customers need a session: `sign-in <name>` keeps it in ~/.newactivities, or in the file that OPERATOR_SESSION names.',
    'Secrets are asked for on the terminal; from a script each is a line of the standard input.',
    '',
    'It works on the database that the settings name: DATABASE_URL or, with the embedded one, DATA_DIR, through the',
    'running server where there is one. Exit code: 0 when done, 1 when refused, 2 when the command was not understood.',
  ].join('\n');
}
