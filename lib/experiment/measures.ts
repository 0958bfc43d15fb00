/** What an experiment can be about: the share of visitors who open an account, verify it, or make a first deposit. */
export const MEASURE_WORDS = { accounts: '开户', verified: '实名认证', deposits: '首次入金' } as const;
export type Measure = keyof typeof MEASURE_WORDS;
export const MEASURES = Object.keys(MEASURE_WORDS) as Measure[];

/**
 * Days after a visitor's first day until the visitor counts. What a visitor does later does not count, so that visitors who came
 * early and late are compared alike.
 */
export const WINDOW_DAYS: Readonly<Record<Measure, number>> = { accounts: 1, verified: 7, deposits: 14 };
