import { useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/overlays/toast';

/**
 * A control whose code is loaded on a tap. A failure, also of loading, is shown in a toast. Unlike `lazy` it renders
 * nothing: it runs functions of what was loaded.
 *
 * @param load the dynamic import
 * @returns whether the control is busy, and a function that runs what was loaded while the control is busy
 */
export function useLazyCode<Module>(load: () => Promise<Module>) {
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
