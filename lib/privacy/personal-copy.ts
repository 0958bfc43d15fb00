/** One thing that is stored of a person, by its Chinese name. */
export interface PersonalDetail {
  name: string;
  value: string;
}

/** What is stored of a person in one respect: an account, cards, visits … */
export interface PersonalSection {
  title: string;
  /** One entry for each account, card or visit. */
  entries: PersonalDetail[][];
}

/**
 * A person's copy of all that is stored, as JSON that people can read: a list of entries for each section.
 *
 * @param at ISO 8601
 */
export function personalCopy(sections: readonly PersonalSection[], at: string): string {
  const lists = sections.map(({ title, entries }) => [
    title,
    entries.map((entry) => Object.fromEntries(entry.map(({ name, value }) => [name, value]))),
  ]);
  return `${JSON.stringify({ 导出时间: at, ...Object.fromEntries(lists) }, null, 2)}\n`;
}
