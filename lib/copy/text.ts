import { z } from 'zod';
import { tokenProblem } from '../clause/tokens';
import { findForbiddenWords } from './forbidden-words';

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
