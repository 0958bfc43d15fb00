'use client';

import { useState } from 'react';
import type { JfUser } from '@/lib/contract/user';
import { lazy } from '../../ui/lazy';
import { Words } from '../../ui/words';
import { waysOf } from './ways';

interface OpenedLeadProps {
  /** The campaign's words for an account that has just been opened; they may ask for the verification. */
  children: string;
  /** The campaign gives a reward for the verification, which is collected on its page. */
  rewarded: boolean;
}

const LazyProfileReader = lazy(async () => (await import('./profile-reader')).ProfileReader);

/** Asks for the next step of an account that was opened here: what is done is not asked for again. */
export function OpenedLead({ children, rewarded }: OpenedLeadProps) {
  const [user, setUser] = useState<JfUser>();
  const { main } = waysOf(user, true);
  const verified = `实名认证已完成。下一步，完成首次入金${rewarded ? '；认证奖励在活动页领取' : ''}。`;
  return (
    <>
      <LazyProfileReader onProfile={setUser} />
      <span key={main}>
        <Words>{{ verify: children, deposit: verified, app: '实名与入金都已完成，可以去交易了。' }[main]}</Words>
      </span>
    </>
  );
}
