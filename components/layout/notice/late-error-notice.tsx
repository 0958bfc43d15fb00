'use client';

import { useLateComponent } from '../../ui/use-late-component';

/** Every page carries this and next to none shows it: the notice comes when it is needed. Where it cannot, a sentence stays. */
export function LateErrorNotice() {
  const ErrorNotice = useLateComponent(async () => (await import('./error-notice')).ErrorNotice);
  if (ErrorNotice) return <ErrorNotice />;
  return (
    <h1>
      页面暂时无法显示，请
      <button type="button" onClick={() => window.location.reload()}>
        重新加载
      </button>
    </h1>
  );
}
