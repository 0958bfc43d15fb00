import type { Language } from '../common/columns';
import { type OperationWords, sentenceText } from '../common/define-words';
import type { Operation } from '../common/operation';
import { OPERATIONS } from '../operations';
import { say } from './words';

/**
 * The help text of the command line.
 * @param subject a command, or the first word of several; without it, all commands
 */
export function helpText(subject?: string, language: Language = 'en'): string {
  const linesOf = language === 'zh' ? chineseLinesOf : englishLinesOf;
  const named = OPERATIONS.filter(({ name }) => name === subject || name.startsWith(`${subject} `));
  if (named.length > 0) return named.flatMap(linesOf).join('\n');
  return [
<<<<<<< HEAD
    sentenceText(say('help_usage'), language),
    OPERATIONS.flatMap(linesOf).join('\n'),
    sentenceText(say('help_options'), language),
    sentenceText(say('help_notes'), language),
  ].join('\n\n');
=======
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
>>>>>>> office
}

function englishLinesOf(operation: Operation): string[] {
  const { summary, options = {}, flags = {} } = operation;
  return [formOf(operation), `      ${summary}`, ...optionLines(options, flags)];
}

/** Also explains the operands, whose names are English. */
function chineseLinesOf(operation: Operation): string[] {
  const {
    summary,
    operands = {},
    options = {},
    flags = {},
  }: OperationWords = operation.zh ?? { title: '', summary: operation.summary };
  const operandLines = Object.entries(operands).map(([operand, meaning]) => `      <${operand}>  ${meaning}`);
  return [formOf(operation), `      ${summary}`, ...operandLines, ...optionLines(options, flags)];
}

function formOf({ name, operands }: Operation): string {
  return `  ${[name, ...operands.map((operand) => `<${operand}>`)].join(' ')}`;
}

type Meanings = Readonly<Record<string, string>>;

function optionLines(options: Meanings, flags: Meanings): string[] {
  return [
    ...Object.entries(options).map(([option, meaning]) => `      --${option}=…  ${meaning}`),
    ...Object.entries(flags).map(([flag, meaning]) => `      --${flag}  ${meaning}`),
  ];
}
