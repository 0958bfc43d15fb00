import type { Quiz } from './bank';

/** Positions among which the right options are spread. */
const POSITIONS = [0, 1, 2, 3];

/** What a bank lacks for terms to practise on and for questions that cannot be guessed by position, by its fields. */
export function bankFaults({ bank, questionsPerTerm, pastTerms }: Quiz): string[] {
  const places = POSITIONS.map((place) => bank.filter(({ right }) => right === place).length);
  const isSpread = Math.min(...places) > 0 && Math.max(...places) <= bank.length / 2;
  return [
    ...(pastTerms > 0 ? [] : ['pastTerms: 须有往期可练习']),
    ...(questionsPerTerm * (pastTerms + 1) <= bank.length ? [] : ['bank: 题目须够本期与往期各不相同']),
    ...(isSpread ? [] : ['bank: 正确选项须四个位置都有，同一位置不超过一半']),
    ...bank.flatMap(({ explanation }, index) =>
      /^.{4,60}[。！？”]$/.test(explanation) ? [] : [`bank.${index}.explanation: 须为一句 5 至 61 字的解释`],
    ),
  ];
}
