import type { Campaign } from '../schema';
import { chineseNumeralsOf } from './chinese-numerals';
import { numeralsOf } from './numerals';
import type { PlacedText } from './texts';
import { sayingOf, tells } from './untraced';

/** Where a question's figures come from, and the words in which it tells them; by the question's id. */
export type BankFacts = Readonly<Record<number, { source: string; says: readonly string[] }>>;

/** What a campaign's questions say is so: question, right option and explanation. A wrong option is wrong by its figures. */
export function bankTextsOf({ activities }: Campaign): (PlacedText & { id: number })[] {
  const banks = activities.flatMap((activity) => (activity.kind === 'quiz' ? activity.quiz.bank : []));
  return banks.flatMap(({ id, question, options, right, explanation }) =>
    [question, options[right] ?? '', explanation].map((text) => ({ id, place: `bank.${id}`, text })),
  );
}

/** The numerals of a campaign's questions that are in none of the words of their own facts, each with place and sentence. */
export function untracedInBank(campaign: Campaign, facts: BankFacts): string[] {
  return bankTextsOf(campaign).flatMap(({ id, place, text }) =>
    [...numeralsOf(text), ...chineseNumeralsOf(text)]
      .filter((numeral) => !facts[id]?.says.some((words) => tells(words, text, numeral)))
      .map((numeral) => `${place}: ${sayingOf(numeral, text)}`),
  );
}
