import { useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/overlays/toast';

/**
 * A control whose code is fetched for what it does. A failure, of the fetch as well, is told by a toast.
 *
 * @param load the dynamic import
 * @returns whether the control is busy, and the way to run what was fetched, which it is busy with until then
 */
export function useLateCode<Module>(load: () => Promise<Module>) {
  const [busy, setBusy] = useState(false);

  async function run(act: (module: Module) => unknown): Promise<void> {
    setBusy(true);
    try {
      await act(await loadCode(load));
    } catch (error) {
      showToast(messageOf(error));
    }
    setBusy(false);
  }

  return { busy, run };
}
