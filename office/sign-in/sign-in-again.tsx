import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { OfficeOperator, OfficeSession } from '@/server/office/api';
import { sessionQuery } from '../api/session';
import { signInAgainWith } from '../api/sign-in-again';
import styles from './sign-in.module.css';

const load = () => import('./sign-in');
const SignIn = lazy(async () => ({ default: (await load()).SignIn }));

/** Milliseconds after which a page loads the sign-in; no session ends sooner. */
const LOADED_AFTER = 60_000;

interface SignInAgainProps {
  /** Whose page it is. */
  operator: OfficeOperator;
  session: OfficeSession;
}

/** Covers the page with the sign-in when its operator's session has ended. The page stays as it is, and its calls wait. */
export function SignInAgain({ operator, session }: SignInAgainProps) {
  const queries = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = useRef<(() => void)[]>([]);
  const isSignedIn = session.operator !== null;
  const wait = useEffectEvent(async () => {
    const now = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // In the meantime the operator may have signed in again.
    if (now.operator?.name === operator.name) return;
    await new Promise<void>((resolve) => waiting.current.push(resolve));
  });
  useEffect(() => {
    signInAgainWith(() => wait());
    // After a deployment or without network it could not be loaded any more; but the first screen comes first.
    const loading = setTimeout(() => load().catch(() => undefined), LOADED_AFTER);
    return () => {
      clearTimeout(loading);
      signInAgainWith(undefined);
    };
  }, []);
  useEffect(() => {
    if (!isSignedIn) {
      dialog.current?.showModal();
      return;
    }
    dialog.current?.close();
    for (const goOn of waiting.current.splice(0)) goOn();
  }, [isSignedIn]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in"
      className={styles.over}
      // Escape does not uncover the page; browsers let a second one close any dialog.
      onCancel={(event) => event.preventDefault()}
      onClose={() => !isSignedIn && dialog.current?.showModal()}
    >
      {!isSignedIn && (
        <Suspense>
          <SignIn seeded={session.seeded ?? []} again={operator.name} />
        </Suspense>
      )}
    </dialog>
  );
}
