import { type PersonalField, personalFailure } from '@/lib/browser/account/personal-data-problem';
import type { useFields } from '../use-fields';
import { useSubmission } from '../use-submission';

/** What a form for personal data needs. */
export interface PersonalTask {
  grant: string;
  /** Called when the task is done; the dialog reads the data again. */
  onCorrected: (words: string) => void;
  /** Called with a sentence for the visitor when the grant is too old: a new code is needed. */
  onStale: (why: string) => void;
}

/**
 * Sends a correction of personal data, one request at a time.
 *
 * @param done message after success
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
