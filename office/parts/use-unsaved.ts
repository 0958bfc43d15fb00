import { useBlocker } from '@tanstack/react-router';

/**
 * Asks before the operator leaves the page or closes the tab with work that would be lost.
 * @param isUnsaved whether there is such work now
 */
export function useUnsaved(isUnsaved: () => boolean, question = '填写的内容还没有提交，要离开吗？'): void {
  useBlocker({
    shouldBlockFn: () => isUnsaved() && !window.confirm(question),
    enableBeforeUnload: isUnsaved,
  });
}
