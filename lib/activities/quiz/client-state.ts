import { ANSWER_LABELS } from './labels';

/** An option of a question; `right` is false until the question is judged. */
export interface AnswerOption {
  label: (typeof ANSWER_LABELS)[number];
  value: string;
  right: boolean;
}

/** A question of a bank: its term, and its options as one comma-separated string. */
export interface EventItem {
  periodid: number;
  topicid: number;
  question: string;
  answer: string;
  /** The right option's label or words, where a backend tells it; ours does not. */
  right?: string | undefined;
}

/** The client state of a quiz, as the specification names it. */
export interface QuizClientState {
  activityId: number;
  questionBanks: readonly EventItem[];
  /** `periodid` of the running term; `null` before it is known. */
  currentTerm: number | null;
  /** The question that is answered now. */
  currentEventItem: EventItem | null;
  /** Its options. */
  answerList: readonly AnswerOption[];
}

type Topic = { [Name in keyof Omit<EventItem, 'periodid'>]?: EventItem[Name] | undefined };

/** The banks of a quiz's terms. A term holds its questions as `topics`, or is one question itself. */
export function questionBanksOf(
  terms: readonly (Topic & { periodid: number; topics?: readonly Topic[] | undefined })[],
): EventItem[] {
  return terms
    .flatMap(({ periodid, topics, ...own }) => (topics ?? [own]).map((topic) => ({ periodid, ...topic })))
    .flatMap(({ periodid, topicid, question = '', answer, right }, index) =>
      answer ? [{ periodid, topicid: topicid ?? index + 1, question, answer, ...(right && { right }) }] : [],
    );
}

/** The options of a comma-separated string, labelled A to G by position, none of them right. */
export function answerListOf(answer: string): AnswerOption[] {
  const values = answer.split(',');
  const labels = ANSWER_LABELS.slice(0, values.length);
  return labels.map((label, index) => ({ label, value: values[index] as string, right: false }));
}

/** The options of a question after it was judged. */
export function judged(answerList: readonly AnswerOption[], right: number): AnswerOption[] {
  return answerList.map((option, index) => ({ ...option, right: index === right }));
}

/** Index of the right option of a question whose bank tells it; `undefined` where that is for the server to say. */
export function rightIndexOf({ answer, right }: EventItem): number | undefined {
  const options = answerListOf(answer);
  const byLabel = options.findIndex(({ label }) => label === right);
  const index = byLabel < 0 ? options.findIndex(({ value }) => value === right) : byLabel;
  return index < 0 ? undefined : index;
}
