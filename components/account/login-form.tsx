'use client';

import type { ComponentProps } from 'react';
import { DialogForm } from './dialog-form';

/** The form of one way to log in. */
export function LoginForm(props: Omit<ComponentProps<typeof DialogForm>, 'button'>) {
  return <DialogForm {...props} button={['登录', '登录中…']} />;
}
