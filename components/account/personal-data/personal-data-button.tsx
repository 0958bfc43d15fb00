'use client';

import { DialogButton } from '../dialog-button';

interface PersonalDataButtonProps {
  /** The account's mobile number as it may be shown; codes are sent to it. */
  mobile: string;
  className?: string | undefined;
}

const load = () => import('./personal-data-dialog');

/** The way to all that is stored of the visitor. */
export function PersonalDataButton({ mobile, className }: PersonalDataButtonProps) {
  return (
    <DialogButton
      load={load}
      open={({ openPersonalDataDialog }, opener) => openPersonalDataDialog(mobile, opener)}
      className={className}
    >
      个人信息
    </DialogButton>
  );
}
