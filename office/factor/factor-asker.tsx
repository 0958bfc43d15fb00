import { lazy, Suspense, useEffect, useState } from 'react';
import { askWith } from '../api/confirmed';

const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog')).FactorDialog }));

/** Asks for a code or a passkey when a call needs a fresh one. */
export function FactorAsker() {
  const [answer, setAnswer] = useState<{ end: (confirmed: boolean) => void }>();
  useEffect(() => {
    askWith(() => new Promise((resolve) => setAnswer({ end: resolve })));
    return () => askWith(undefined);
  }, []);
  if (!answer) return null;
  const end = (confirmed: boolean) => {
    setAnswer(undefined);
    answer.end(confirmed);
  };
  return (
    <Suspense>
      <FactorDialog onEnd={end} />
    </Suspense>
  );
}
