'use client';

import { DialogButton } from './dialog-button';

const load = () => import('./open-login');

/** The way on for a visitor who has an account: the app's own login, or the login over this page. */
export function LogInInstead() {
  return (
    <DialogButton load={load} open={({ askForLogin }, opener) => askForLogin(opener)}>
      登录
    </DialogButton>
  );
}
