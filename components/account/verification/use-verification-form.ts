'use client';

import { useEffect, useState } from 'react';
import { checkVerification, cleanVerification, type VerificationField } from '@/lib/account/verification-fields';
import { privacySlug, privacyVersion } from '@/lib/browser/account/privacy-clause';
import type { Consents } from '@/lib/browser/account/verification-calls';
import { verificationFailure } from '@/lib/browser/account/verification-problem';
import { readToken } from '@/lib/browser/session/token';
import { useFields } from '../use-fields';
import { useSubmission } from '../use-submission';

/** The consents of a verification, in reading order. */
const CONSENTS = ['consent', 'crossborder'] as const;
type ConsentName = (typeof CONSENTS)[number];

/** Input of a form that was closed before it was sent; only in memory, and only for the session that typed it. */
const typedBefore = new Map<VerificationField, string>();
let typedBy: string | null = null;

type Errors = Partial<Record<VerificationField | ConsentName, string>>;

const AGREE_FIRST = '请先勾选同意';

interface VerificationFormOptions<Field extends VerificationField> {
  /** The fields in reading order. */
  order: readonly Field[];
  /** Sends the typed values. */
  send: (typed: Record<Field, string>, agreed: Consents) => Promise<void>;
  /** Called when the server has stored the data, by this request or an earlier one. */
  onSettled: (words: string) => void;
  /** Message after this request succeeded. */
  done: string;
  onUnverified?: (() => void) | undefined;
}

/**
 * The fields of identity or card with their consents, checked when the visitor leaves or sends them, sent one request
 * at a time.
 */
export function useVerificationForm<Field extends VerificationField>({
  order,
  send,
  onSettled,
  done,
  onUnverified,
}: VerificationFormOptions<Field>) {
  const fields = useFields<VerificationField, VerificationField | ConsentName>(
    [...order, ...CONSENTS],
    checkVerification,
    cleanVerification,
  );
  const { pending, expired, submit } = useSubmission<VerificationField | ConsentName, 'unverified'>(fields, {
    failureOf: verificationFailure,
    onSettled,
    done,
    onReason: () => onUnverified?.(),
  });

  useState(forgetOthers);

  const [version, setVersion] = useState<string>();
  useEffect(() => void privacyVersion().then(setVersion), []);

  function accept(field: VerificationField, value: string) {
    typedBefore.set(field, value);
    fields.accept(field);
  }

  function submitTyped() {
    const typed = Object.fromEntries(order.map((field) => [field, fields.typed(field).trim()])) as Record<
      Field,
      string
    >;
    const faults: Errors = {};
    for (const field of order) {
      const fault = checkVerification(field, typed[field]);
      if (fault) faults[field] = fault;
    }
    for (const name of CONSENTS) if (!fields.element(name)?.checked) faults[name] = AGREE_FIRST;
    return submit(faults, async () => {
      const shown = version ?? (await privacyVersion());
      const clause = shown && `${privacySlug()}@${shown}`;
      await send(typed, clause ? { consent: clause, crossborder: clause } : {});
      for (const field of order) typedBefore.delete(field);
    });
  }

  return { ...fields, accept, typedBefore, pending, expired, version, submit: submitTyped };
}

/** Sets the initial values of the forms to what was typed before a reload. */
export function beginWith(values: Partial<Record<VerificationField, string>>): void {
  forgetOthers();
  for (const [field, value] of Object.entries(values)) typedBefore.set(field as VerificationField, value);
}

function forgetOthers(): void {
  if (typedBy !== readToken()) typedBefore.clear();
  typedBy = readToken();
}
