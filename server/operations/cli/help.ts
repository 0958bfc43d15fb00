import type { Language } from '../common/columns';
import { sentenceText } from '../common/define-words';
import type { Operation } from '../common/operation';
import type { Parameter } from '../common/parameter';
import { operandsOf, operandText, optionsOf } from '../common/parameters';
import { isChinese } from '../common/template';
import { OPERATIONS } from '../operations';
import { say } from './words';

/**
 * The help text of the command line.
 * @param subject a command, or the first word of several; without it, all commands
 */
export function helpText(subject?: string, language: Language = 'en'): string {
  const linesOf = (operation: Operation) => {
    if (!operation.zh) return linesAbout(operation);
    return language === 'zh' ? chineseLinesOf(operation) : englishLinesOf(operation);
  };
  const named = OPERATIONS.filter(({ name }) => name === subject || name.startsWith(`${subject} `));
  if (named.length > 0) return named.flatMap(linesOf).join('\n');
  return [
    sentenceText(say('help_usage'), language),
    OPERATIONS.flatMap(linesOf).join('\n'),
    sentenceText(say('help_options'), language),
    sentenceText(say('help_notes'), language),
  ].join('\n\n');
}

function linesAbout(operation: Operation): string[] {
  const { summary } = operation;
  const meanings = [
    ...operandsOf(operation).map((operand) => `      <${operand.name}>  ${meaningOf(operand)}`),
    ...optionsOf(operation).map(
      (option) => `      --${option.name}${option.kind === 'flag' ? '' : '=…'}  ${meaningOf(option)}`,
    ),
  ];
  return [formOf(operation), `      ${summary}`, ...meanings];
}

/** How the command line writes values of a kind. */
const EXAMPLES: Partial<Record<Parameter['kind'], string>> = {
  day: '2026-12-01',
  time: '2026-12-01T20:00',
  instant: '2026-12-01T20:00',
};

/** What a parameter means, and which values it takes. */
function meaningOf({ title, help, kind, choices = {}, also = {} }: Parameter): string {
  const chinese = isChinese(title);
  const values = Object.entries({ ...choices, ...also }).map(([value, word]) =>
    value === word ? value : `${value} ${word}`,
  );
  const example = EXAMPLES[kind];
  const about = help?.startsWith(title) ? [help] : [title, help];
  const parts = [...about, example, values.join(chinese ? '、' : ', ')];
  return parts.filter((part) => part !== undefined && part !== '').join(chinese ? '；' : '; ');
}

function englishLinesOf(operation: Operation): string[] {
  const { summary, options = {}, flags = {} } = operation;
  return [formOf(operation), `      ${summary}`, ...optionLines(options, flags)];
}

/** Also explains the operands, whose names are English. */
function chineseLinesOf(operation: Operation): string[] {
  const { summary, operands = {}, options = {}, flags = {} } = operation.zh ?? operation;
  const operandLines = Object.entries(operands).map(([operand, meaning]) => `      <${operand}>  ${meaning}`);
  return [formOf(operation), `      ${summary}`, ...operandLines, ...optionLines(options, flags)];
}

function formOf(operation: Operation): string {
  return `  ${[operation.name, ...operandsOf(operation).map(operandText)].join(' ')}`;
}

type Meanings = Readonly<Record<string, string>>;

function optionLines(options: Meanings, flags: Meanings): string[] {
  return [
    ...Object.entries(options).map(([option, meaning]) => `      --${option}=…  ${meaning}`),
    ...Object.entries(flags).map(([flag, meaning]) => `      --${flag}  ${meaning}`),
  ];
}
