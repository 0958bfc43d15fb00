import { useRef, useState } from 'react';
import type { SubmissionFailure } from '@/lib/browser/account/submission-failure';
import type { useFields } from './use-fields';

interface SubmissionOptions<Name extends string, Reason extends string> {
  /** Maps an error to a submission failure. */
  failureOf: (error: unknown) => SubmissionFailure<Name, Reason>;
  /** Called when the server has stored the data, by this request or an earlier one. */
  onSettled: (words: string) => void;
  /** Message after this request succeeded. */
  done: string;
  /** Called for a reason that is specific to this form. */
  onReason?: (reason: Reason) => void;
}

/** Sends a form's fields, one request at a time, and shows errors at the fields. */
export function useSubmission<Name extends string, Reason extends string = never>(
  fields: Pick<ReturnType<typeof useFields<Name>>, 'setGeneral' | 'reveal'>,
  { failureOf, onSettled, done, onReason }: SubmissionOptions<Name, Reason>,
) {
  const [pending, setPending] = useState(false);
  const [expired, setExpired] = useState(false);
  const busy = useRef(false);

  /** Sends the fields unless one of them has an error. */
  async function submit(faults: Partial<Record<Name, string>>, send: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    fields.setGeneral(undefined);
    setExpired(false);
    if (!fields.reveal(faults)) return;
    busy.current = true;
    setPending(true);
    try {
      await send();
      onSettled(done);
    } catch (error) {
      fail(failureOf(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function fail({ errors, general, reason }: SubmissionFailure<Name, Reason>): void {
    if (reason === 'settled') {
      onSettled(general ?? done);
      return;
    }
    setExpired(reason === 'expired');
    if (reason !== undefined && reason !== 'expired') onReason?.(reason as Reason);
    fields.setGeneral(general);
    fields.reveal(errors);
  }

  return { pending, expired, submit };
}
