import { z } from 'zod';
import { tokenProblem } from '../clause/tokens';
import { findForbiddenWords } from './forbidden-words';
import { textWidth } from './text-width';
import { isBlank, refusedCharacter } from './written-text';

/** Campaign copy: one paragraph with something to read, only known brand tokens, no word that advertising law forbids. */
export const text = z
  .string()
  .trim()
  .overwrite((value) => value.replace(/[\t\n\r]+/g, ' '))
  .superRefine((value, context) => {
    if (isBlank(value)) context.addIssue('不能为空');
    const refused = refusedCharacter(value);
    if (refused) context.addIssue(`含有不可用的字符 ${refused}，请删去`);
    const problem = tokenProblem(value, false);
    if (problem) context.addIssue(problem);
    for (const word of findForbiddenWords(value)) context.addIssue(`广告禁用词：${word}`);
  });

/**
 * {@link text} that fits its place on a phone: at most so many em wide, see {@link textWidth}; in large letters also at most `phrase` em
 * between punctuation marks and blanks, after which lines break.
 */
export function textUpTo(most: number, phrase?: number) {
  const fitting = text.refine((value) => textWidth(value) <= most, `不超过${most}字宽`);
  if (phrase === undefined) return fitting.meta({ kind: 'words', width: most });
  return fitting
    .refine(
      (value) => value.split(/(?<=[\p{P}\s])/u).every((part) => textWidth(part) <= phrase),
      `标点之间不超过${phrase}字宽`,
    )
    .meta({ kind: 'words', width: most, phrase });
}

/** {@link text} of at most so many UTF-16 units. */
export function textOfLength(most: number) {
  return text.refine((value) => value.length <= most, `不超过${most}字`).meta({ kind: 'words', length: most });
}
