'use client';

import { DialogButton } from '../dialog-button';

interface PersonalDataButtonProps {
  /** The account's masked mobile number; the server sends codes to it. */
  mobile: string;
}

const load = () => import('./personal-data-dialog');

/** Opens everything that is stored about the visitor. */
export function PersonalDataButton({ mobile }: PersonalDataButtonProps) {
  return (
    <DialogButton
      variant="quiet"
      load={load}
      open={({ openPersonalDataDialog }, opener) => openPersonalDataDialog(mobile, opener)}
    >
      个人信息
    </DialogButton>
  );
}
