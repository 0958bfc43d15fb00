import { useEffect } from 'react';

/** Milliseconds after a call during which returning to the page triggers no new one. */
const FRESH = 5_000;

/** Calls back when the page returns to the foreground or online. */
export function useOnReturn(callback: () => void): void {
  useEffect(() => {
    let calledAt = Date.now();
    const call = () => {
      if (document.visibilityState !== 'visible' || Date.now() - calledAt < FRESH) return;
      calledAt = Date.now();
      callback();
    };
    document.addEventListener('visibilitychange', call);
    window.addEventListener('focus', call);
    window.addEventListener('online', call);
    return () => {
      document.removeEventListener('visibilitychange', call);
      window.removeEventListener('focus', call);
      window.removeEventListener('online', call);
    };
  }, [callback]);
}
