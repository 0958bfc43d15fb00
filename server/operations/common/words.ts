import type { Sentence } from './answer';
import { defineWords } from './define-words';

/** What an operator has to correct: an option's name, or words. */
export type Field = string | Sentence;

const words = defineWords({ sentences: {} });

/** Makes a sentence that all folders share. */
export const { say } = words;
