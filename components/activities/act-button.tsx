'use client';

import { Button, type ButtonLook } from '../ui/button';
import { ChangingWords } from '../ui/changing-words';

interface ActButtonProps extends Omit<ButtonLook, 'variant'> {
  /** A request is running: the button is locked and says so. */
  pending: boolean;
  /** The button's words while the request runs. */
  working?: string;
  disabled?: boolean;
  onAct: () => void;
  children: string;
  /** Accessible name of the item that the button belongs to. */
  about?: string;
}

/**
 * A button that starts an action. It takes the focus, which Safari does not give to buttons, and keeps it while it
 * waits, so that a screen reader announces the result and a dialog can return the focus.
 */
export function ActButton({
  pending,
  working = '领取中…',
  disabled = false,
  onAct,
  children,
  about,
  ...look
}: ActButtonProps) {
  return (
    <Button
      {...look}
      variant="primary"
      disabled={disabled}
      busy={pending}
      onClick={({ currentTarget }) => {
        currentTarget.focus({ preventScroll: true });
        onAct();
      }}
    >
      <ChangingWords>{pending ? working : children}</ChangingWords>
      {about && <span className="visually-hidden">：{about}</span>}
    </Button>
  );
}
