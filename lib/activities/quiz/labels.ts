/** Labels of a question's options, by position. */
export const ANSWER_LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
