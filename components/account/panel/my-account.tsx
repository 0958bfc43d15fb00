'use client';

import { clsx } from 'clsx';
import { useUserInfo } from '@/lib/browser/client-state/use-user-info';
import { messageOf } from '@/lib/browser/http/api-error';
import { isBareRefusal } from '@/lib/browser/http/refusals';
import { showToast } from '@/lib/browser/overlays/toast';
import { offersActivities } from '@/lib/browser/session/offered-activities';
import type { JfUser } from '@/lib/contract/user';
import { Button } from '../../ui/button';
import fold from '../../ui/fold.module.css';
import { showUnfolded } from '../../ui/show-unfolded';
import { useLazyCode } from '../../ui/use-lazy-code';
import { DepositAction } from '../deposit/deposit-action';
import { ChangePasswordButton } from '../password/change-password-button';
import { SetPasswordButton } from '../password/set-password-button';
import { PersonalDataButton } from '../personal-data/personal-data-button';
import { RewardsButton } from '../rewards/rewards-button';
import { SessionsButton } from '../sessions/sessions-button';
import { VerificationButton } from '../verification/verification-button';
import { AccountFailed, AccountPlace } from './account-place';
import { AccountRow } from './account-row';
import styles from './my-account.module.css';

/** Codes of the spec. */
const UNVERIFIED = 0;
const BOUND = 2;
const FIRST = 1;

/**
 * The visitor's account: its number, its verification status and the next step of each kind. The visitor can log out
 * even if nothing of it loads.
 */
export function MyAccount() {
  const { userInfo, isLoading, error, reload } = useUserInfo();
  const failed = !isLoading && error;
  return (
    <>
      {!userInfo && isBareRefusal(error) ? (
        <span data-silent="" hidden />
      ) : (
        <AccountPlace>
          {userInfo ? (
            <Profile user={userInfo} />
          ) : failed ? (
            <AccountFailed message={messageOf(error)} onRetry={reload} />
          ) : undefined}
        </AccountPlace>
      )}
      {failed && !userInfo && <LogOut />}
    </>
  );
}

/** The row that ends the session on this device. */
function LogOut() {
  return (
    <p className={styles.line}>
      <span>在当前设备上退出</span>
      <LogOutButton />
    </p>
  );
}

/** What visitors come for, and everything else behind one line. */
function Profile({ user }: { user: JfUser }) {
  const verified = user.authenticationMethod !== UNVERIFIED;
  const bound = user.isBankStatus === BOUND;
  const bindable = user.bankCard !== undefined;
  // A provider's backend does not expose passwords and sessions.
  const isOwn = user.hasPassword !== undefined;
  const deposited = user.accountStatus !== FIRST;
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>交易账号</dt>
          <dd translate="no">{user.account}</dd>
        </div>
        {user.mobile && (
          <div>
            <dt>手机号</dt>
            <dd translate="no">{user.mobile}</dd>
          </div>
        )}
      </dl>
      {offersActivities() && (
        <p className={styles.line}>
          <span>赠金、券与积分，都在这里</span>
          <RewardsButton />
        </p>
      )}
      <ul>
        <AccountRow name="首次入金" done={deposited} state={deposited ? '已完成' : '未完成'}>
          <DepositAction variant="quiet">去入金</DepositAction>
        </AccountRow>
        <AccountRow
          name="实名认证"
          done={verified}
          state={verified ? `已认证${user.realName ? `（${user.realName}）` : ''}` : '未认证'}
        >
          {!verified && <VerificationButton asked="identity" />}
        </AccountRow>
      </ul>
      <details className={clsx(fold.fold, styles.others)} onToggle={showUnfolded}>
        <summary className={fold.summary}>更多账户设置</summary>
        <ul>
          <AccountRow
            name="银行卡"
            done={bound}
            state={bound ? boundWords(user) : bindable ? '未绑定' : '请在APP内绑定'}
          >
            {!bound && bindable && <VerificationButton asked="card" />}
          </AccountRow>
          {isOwn && (
            <AccountRow
              name="登录密码"
              done={user.hasPassword === true}
              state={user.hasPassword ? '已设置' : '未设置，现用短信登录'}
            >
              {user.hasPassword ? (
                <ChangePasswordButton account={user.account} />
              ) : (
                <SetPasswordButton account={user.account} variant="quiet" />
              )}
            </AccountRow>
          )}
        </ul>
        {user.mobile && isOwn && (
          <>
            <p className={styles.line}>
              <span>查看、下载、更正或删除</span>
              <PersonalDataButton mobile={user.mobile} />
            </p>
            <p className={styles.line}>
              <span>在哪些设备上登录，可随时退出</span>
              <SessionsButton mobile={user.mobile} />
            </p>
          </>
        )}
        <LogOut />
      </details>
    </>
  );
}

function boundWords({ bankCard }: JfUser): string {
  return bankCard ? `尾号 ${bankCard}` : '已绑定';
}

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
