/** One stored detail of a person, with its Chinese name. */
export interface PersonalDetail {
  name: string;
  value: string;
}

/** One section of a person's stored data: an account, cards, visits … */
export interface PersonalSection {
  title: string;
  /** One entry per account, card or visit. */
  entries: PersonalDetail[][];
}

/**
 * A person's copy of all stored data as readable JSON: a list of entries per section.
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
