'use client';

import { showToast } from '@/lib/browser/overlays/toast';
import { Button } from '../../ui/button';
import { useLazyCode } from '../../ui/use-lazy-code';

const load = () => import('@/lib/browser/account/session-calls');

/** Logs out on this device. The page stays open without an account. */
export function LogOutButton() {
  const { busy, run } = useLazyCode(load);

  return (
    <Button
      variant="quiet"
      aria-busy={busy}
      disabled={busy}
      onClick={() =>
        void run(async ({ logOutHere }) => {
          await logOutHere();
          showToast('已退出登录');
        })
      }
    >
      退出登录
    </Button>
  );
}
