'use client';

import { useState, useSyncExternalStore } from 'react';
import { openedAccount } from '@/lib/browser/account/opened-account';
import { showToast } from '@/lib/browser/overlays/toast';
import { copyText } from '@/lib/browser/page/copy-text';
import { useLoggedIn } from '@/lib/browser/session/use-logged-in';
import { Button } from '../ui/button';
import { ChangingWords } from '../ui/changing-words';
import { LogInInstead } from './log-in-instead';
import styles from './opened-account.module.css';

const never = () => () => {};

/**
 * The number of the account that this tab has just opened, with a login if the registration opened no session;
 * otherwise where to find the number.
 */
export function OpenedAccount() {
  const account = useSyncExternalStore(never, openedAccount, () => null);
  const loggedIn = useLoggedIn();
  const [copied, setCopied] = useState(false);

  async function copy(number: string) {
    const done = await copyText(number);
    setCopied(done);
    showToast(done ? '账号已复制' : '复制未成功，请长按账号复制');
  }

  if (!account) return <p className={styles.neutral}>用注册的手机号登录APP，即可在“我的”中查看账号。</p>;
  return (
    <div className={styles.account}>
      <p className={styles.caption} id="account-caption">
        您的交易账号
      </p>
      <p className={styles.line}>
        <output className={styles.number} translate="no" aria-labelledby="account-caption">
          {account}
        </output>
        <Button variant="outlined" className={styles.copy} onClick={() => copy(account)}>
          <ChangingWords>{copied ? '已复制' : '复制'}</ChangingWords>
        </Button>
      </p>
      {!loggedIn && (
        <p className={styles.login}>
          登录后可认证、入金与参加活动
          <LogInInstead />
        </p>
      )}
    </div>
  );
}
