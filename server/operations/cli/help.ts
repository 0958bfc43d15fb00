import type { Language } from '../common/columns';
import { sentenceText } from '../common/define-words';
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
    sentenceText(say('help_usage'), language),
    OPERATIONS.flatMap(linesOf).join('\n'),
    sentenceText(say('help_options'), language),
    sentenceText(say('help_notes'), language),
  ].join('\n\n');
}

function englishLinesOf(operation: Operation): string[] {
  const { summary, options = {}, flags = {} } = operation;
  return [formOf(operation), `      ${summary}`, ...optionLines(options, flags)];
}

/** Also explains the operands, whose names are English. */
function chineseLinesOf(operation: Operation): string[] {
  const { summary, operands = {}, options = {}, flags = {} } = operation.zh;
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
