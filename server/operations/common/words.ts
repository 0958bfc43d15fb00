import type { Sentence } from './answer';
import { defineWords } from './define-words';

/** What an operator has to correct: an option's name, or words. */
export type Field = string | Sentence;

const words = defineWords({ sentences: {} });

/** Makes a sentence that all folders share. */
export const { say } = words;

/** The Chinese words of options that several operations share. */
export const REASON_ZH = { reason: '原因，记入审计日志' };

/** The Chinese words of options that choose a part of a long list. */
export const PAGING_ZH = { page: '第几页，从 1 起', rows: '每页行数，默认 50' };
