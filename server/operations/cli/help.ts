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
export function helpText(subject?: string): string {
  const named = OPERATIONS.filter(({ name }) => name === subject || name.startsWith(`${subject} `));
  if (named.length > 0) return named.flatMap(linesAbout).join('\n');
  return [
    sentenceText(say('help_usage')),
    OPERATIONS.flatMap(linesAbout).join('\n'),
    sentenceText(say('help_options')),
    sentenceText(say('help_notes')),
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

function formOf(operation: Operation): string {
  return `  ${[operation.name, ...operandsOf(operation).map(operandText)].join(' ')}`;
}
