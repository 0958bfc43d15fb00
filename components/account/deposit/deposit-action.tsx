'use client';

import { usePrefetch } from '@/lib/browser/page/use-prefetch';
import { Button, type ButtonLook } from '../../ui/button';
import { ChangingWords } from '../../ui/changing-words';
import { useLazyCode } from '../../ui/use-lazy-code';

const load = () => import('./start-deposit');
const prefetch = async () => (await load()).prefetchDialog();

interface DepositActionProps extends ButtonLook {
  children: string;
}

/** Starts a deposit: opens the payment page for a verified account, otherwise the verification or the login. */
export function DepositAction({ variant = 'action', children, ...look }: DepositActionProps) {
  const { busy, run } = useLazyCode(load);
  usePrefetch(prefetch);

  const start = (opener: HTMLElement): Promise<void> =>
    run(({ startDeposit }) => startDeposit(opener, () => start(opener)));

  return (
    <Button {...look} variant={variant} disabled={busy} onClick={({ currentTarget }) => start(currentTarget)}>
      <ChangingWords>{busy ? '请稍候…' : children}</ChangingWords>
    </Button>
  );
}
