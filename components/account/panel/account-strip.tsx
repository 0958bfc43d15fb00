'use client';

import { useLoggedIn } from '@/lib/browser/session/use-logged-in';
import { Button } from '../../ui/button';
import { Strip } from '../../ui/strip';
import { useLazyCode } from '../../ui/use-lazy-code';
import { BrandGround } from './brand-ground';

const load = () => import('./my-account-dialog');

/** Opens the account of a logged-in visitor, on every page. Visitors without a session see nothing. */
export function AccountStrip() {
  const loggedIn = useLoggedIn(false);
  const { busy, run } = useLazyCode(load);
  return (
    // The dialog is rendered in here, and must stay when its visitor logs out.
    <BrandGround>
      {loggedIn && (
        <Strip label="我的账户" title="我的账户" text="奖励、安全设置与退出登录">
          <Button
            variant="brandQuiet"
            aria-haspopup="dialog"
            aria-busy={busy}
            onClick={({ currentTarget }) => void run(({ openMyAccount }) => openMyAccount(currentTarget))}
          >
            查看账户
          </Button>
        </Strip>
      )}
    </BrandGround>
  );
}
