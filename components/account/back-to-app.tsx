'use client';

import { callBridge } from '@/lib/flows/bridge';
import { showToast } from '@/lib/shell/toast';

/** Inside the app: hands the visitor over to its trading screen. */
export function BackToApp({ className, children }: { className?: string | undefined; children: string }) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        if (!callBridge('goTrade')) showToast('请返回APP首页继续操作');
      }}
    >
      {children}
    </button>
  );
}
