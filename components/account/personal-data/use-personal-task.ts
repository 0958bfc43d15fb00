import { type PersonalField, personalFailure } from '@/lib/browser/account/personal-data-problem';
import type { useFields } from '../use-fields';
import { useSubmission } from '../use-submission';

/** What a form of personal data works with. */
export interface PersonalTask {
  grant: string;
  /** It is done; what is shown is read again. */
  onCorrected: (words: string) => void;
  /** The grant is too old, in a sentence for the visitor: a code comes first. */
  onStale: (why: string) => void;
}

/**
 * Sends what corrects personal data, one request at a time.
 *
 * @param done what is said when it is corrected
 */
export function usePersonalTask(
  fields: Pick<ReturnType<typeof useFields<PersonalField>>, 'setGeneral' | 'reveal'>,
  { onCorrected, onStale }: Omit<PersonalTask, 'grant'>,
  done: string,
) {
  return useSubmission<PersonalField, 'stale'>(fields, {
    failureOf: (error) => {
      const failure = personalFailure(error);
      if (failure.reason === 'stale') onStale(failure.general ?? '');
      return failure;
    },
    onSettled: onCorrected,
    done,
  });
}
