import type { Operation } from '../common/operation';
import { OPERATIONS } from '../operations';

/**
 * The help text of the command line.
 * @param subject a command, or the first word of several; without it, all commands
 */
export function helpText(subject?: string): string {
  const named = OPERATIONS.filter(({ name }) => name === subject || name.startsWith(`${subject} `));
  if (named.length > 0) return named.flatMap(linesOf).join('\n');
  return [
    'npm run ops -- <command>: runs an operation on the database of the product.',
    '',
    ...OPERATIONS.flatMap(linesOf),
    '',
    'Every command takes:',
    '  --help             shows only its help',
    '  --operator=<name>  your name where operators have no accounts, or OPERATOR in the environment',
    '  --output=<file>    writes the answer to a new file instead of the terminal',
    '  --lang=zh|en       the language of answers; by default zh if LC_ALL or LANG begins with zh, else en',
    '  --preview          shows what a change would do, and changes nothing',
    '',
    'The audit log records every change with time and operator. In production, and wherever the database has an operator, changes',
    'and customer data need a session: `sign-in <name>` stores it in ~/.newactivities, or in the file of OPERATOR_SESSION.',
    'The terminal asks for secrets; from a script, each is a line of the standard input.',
    '',
    'It uses the database of the settings: DATABASE_URL or, for the embedded one, DATA_DIR, through the running server if',
    'there is one. Exit code: 0 for success, 1 for a rejected operation, 2 for an invalid command line.',
  ].join('\n');
}

function linesOf({ name, operands, options = {}, flags = {}, summary }: Operation): string[] {
  return [
    `  ${[name, ...operands.map((operand) => `<${operand}>`)].join(' ')}`,
    `      ${summary}`,
    ...Object.entries(options).map(([option, meaning]) => `      --${option}=…  ${meaning}`),
    ...Object.entries(flags).map(([flag, meaning]) => `      --${flag}  ${meaning}`),
  ];
}
