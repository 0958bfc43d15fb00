import { createContext, type ReactNode } from 'react';
import { labelOf } from '../field-labels';
import type { RevisionRow, Subject } from '../text-queries';

/** What revisions are about, for the screens that list, compare and publish them. */
export interface RevisedSubject {
  subject: Subject;
  /** What visitors see without a revision. */
  original: string;
  /** The operation that stores a revision. */
  writes: string;
  labelOf: (field: string) => string;
  /** What else there is to see of a revision. */
  beside?: (revision: RevisionRow) => ReactNode;
}

export const SubjectContext = createContext<RevisedSubject>({
  subject: 'text',
  original: '原始文案',
  writes: 'campaigns edit',
  labelOf,
});
