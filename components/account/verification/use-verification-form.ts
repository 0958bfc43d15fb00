'use client';

import { useEffect, useState } from 'react';
import {
  checkVerification,
  cleanVerification,
  doubtVerification,
  type VerificationField,
} from '@/lib/account/verification-fields';
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
  /** The field whose doubt is shown, with its sentence, and whether the visitor had time to read it. */
  const [doubt, setDoubt] = useState<{ field: VerificationField; sentence: string; isRead: boolean }>();

  const [version, setVersion] = useState<string>();
  useEffect(() => void privacyVersion().then(setVersion), []);

  function accept(field: VerificationField, value: string) {
    typedBefore.set(field, value);
    fields.accept(field);
    if (doubt?.field === field) setDoubt(undefined);
  }

  function leave(field: VerificationField, value: string, to: EventTarget | null) {
    fields.leave(field, value);
    const sentence = doubtVerification(field, value);
    // A visitor on the way to the button would not read it before the data are sent. WebKit does not say what was tapped.
    const isRead = to !== null || (doubt?.field === field && doubt.isRead);
    if (sentence && !isSubmit(to)) setDoubt({ field, sentence, isRead });
  }

  /** Shows the first doubt that is not read yet, and focuses its field; returns whether there is one. */
  function revealDoubt(typed: Record<Field, string>): boolean {
    for (const field of order) {
      const sentence = doubtVerification(field, typed[field]);
      if (!sentence || (doubt?.field === field && doubt.isRead)) continue;
      setDoubt({ field, sentence, isRead: true });
      fields.element(field)?.focus();
      return true;
    }
    return false;
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
    if (Object.keys(faults).length === 0 && revealDoubt(typed)) return;
    void submit(faults, async () => {
      const shown = version ?? (await privacyVersion());
      const clause = shown && `${privacySlug()}@${shown}`;
      await send(typed, clause ? { consent: clause, crossborder: clause } : {});
      for (const field of order) typedBefore.delete(field);
    });
  }

  return { ...fields, accept, leave, doubt, typedBefore, pending, expired, version, submit: submitTyped };
}

/** Sets the initial values of the forms to what was typed before a reload. */
export function beginWith(values: Partial<Record<VerificationField, string>>): void {
  forgetOthers();
  for (const [field, value] of Object.entries(values)) typedBefore.set(field as VerificationField, value);
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}

function forgetOthers(): void {
  if (typedBy !== readToken()) typedBefore.clear();
  typedBy = readToken();
}
