import { z } from 'zod';
import { tokenProblem } from '../clause/tokens';
import { findForbiddenWords } from '../copy/forbidden-words';

/** A piece of campaign copy: not empty, with known brand tokens only and without a word that advertising law forbids. */
export const text = z
  .string()
  .trim()
  .min(1)
  .superRefine((value, context) => {
    const problem = tokenProblem(value, false);
    if (problem) context.addIssue(problem);
    for (const { word } of findForbiddenWords(value)) context.addIssue(`广告禁用词：${word}`);
  });

/** Names a part of a definition in the database and in calls; never shown, never changed once a campaign has run. */
export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '须为小写字母、数字与连字符');

/** Fails where two entries have one id. */
export const distinctIds = (entries: readonly { id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
