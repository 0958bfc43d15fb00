/** Labels of a question's options, by position. */
export const ANSWER_LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** An option of a question; `right` is false until the answer was judged. */
export interface AnswerOption {
  label: (typeof ANSWER_LABELS)[number];
  value: string;
  right: boolean;
}

/** A question of a bank with its term; `answer` has the options as one comma-separated string. */
export interface EventItem {
  periodid: number;
  topicid: number;
  question: string;
  answer: string;
  /** The correct option's label or text if a backend sends it; ours does not. */
  right?: string | undefined;
}

/** Client state of a quiz, with the specification's names. */
export interface QuizClientState {
  activityId: number;
  questionBanks: readonly EventItem[];
  /** `periodid` of the running term; `null` until it is known. */
  currentTerm: number | null;
  /** The current question. */
  currentEventItem: EventItem | null;
  /** Its options. */
  answerList: readonly AnswerOption[];
}

type Topic = { [Name in keyof Omit<EventItem, 'periodid'>]?: EventItem[Name] | undefined };

/** The questions of a quiz's terms. A term has its questions in `topics`, or is one question itself. */
export function questionBanksOf(
  terms: readonly (Topic & { periodid: number; topics?: readonly Topic[] | undefined })[],
): EventItem[] {
  return terms
    .flatMap(({ periodid, topics, ...own }) => (topics ?? [own]).map((topic) => ({ periodid, ...topic })))
    .flatMap(({ periodid, topicid, question = '', answer, right }, index) =>
      answer ? [{ periodid, topicid: topicid ?? index + 1, question, answer, ...(right && { right }) }] : [],
    );
}

/** Splits a comma-separated string into options labelled A to G by position, none marked correct. */
export function answerListOf(answer: string): AnswerOption[] {
  const values = answer.split(',');
  const labels = ANSWER_LABELS.slice(0, values.length);
  return labels.map((label, index) => ({ label, value: values[index] as string, right: false }));
}

/** A question's options after the answer was judged. */
export function judged(answerList: readonly AnswerOption[], right: number): AnswerOption[] {
  return answerList.map((option, index) => ({ ...option, right: index === right }));
}

/** Index of the correct option if the bank has it; `undefined` if only the server knows it. */
export function rightIndexOf({ answer, right }: EventItem): number | undefined {
  const options = answerListOf(answer);
  const byLabel = options.findIndex(({ label }) => label === right);
  const index = byLabel < 0 ? options.findIndex(({ value }) => value === right) : byLabel;
  return index < 0 ? undefined : index;
}
