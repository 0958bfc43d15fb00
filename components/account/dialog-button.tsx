'use client';

import type { ReactNode } from 'react';
import { usePrefetch } from '@/lib/browser/page/use-prefetch';
import { Button, type ButtonLook } from '../ui/button';
import { useLazyCode } from '../ui/use-lazy-code';

interface DialogButtonProps<Module> extends ButtonLook {
  /** The dynamic import of the dialog; must be a stable function. */
  load: () => Promise<Module>;
  /** Opens the dialog. */
  open: (module: Module, opener: HTMLElement) => void;
  /** Handles the tap if it returns `true`, as the app does. */
  before?: () => boolean;
  children: ReactNode;
}

/** A button for a dialog whose code is loaded once the button is mounted. */
export function DialogButton<Module>({ load, open, before, children, ...look }: DialogButtonProps<Module>) {
  const { busy, run } = useLazyCode(load);
  usePrefetch(load);

  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      aria-busy={busy}
      onClick={({ currentTarget }) => {
        if (!before?.()) void run((module) => open(module, currentTarget));
      }}
    >
      {children}
    </Button>
  );
}
