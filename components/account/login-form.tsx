'use client';

import type { ComponentProps } from 'react';
import { DialogForm } from './dialog-form';

/** A way to log in. */
export function LoginForm(props: Omit<ComponentProps<typeof DialogForm>, 'button'>) {
  return <DialogForm {...props} button={['登录', '登录中…']} />;
}
