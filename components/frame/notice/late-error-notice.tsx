'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Every page carries this and next to none shows it: the notice comes when it is needed. Where it cannot, a sentence stays. */
export function LateErrorNotice() {
  const [ErrorNotice, setErrorNotice] = useState<ComponentType>();

  useEffect(() => {
    import('./error-notice').then(
      (code) => setErrorNotice(() => code.ErrorNotice),
      () => {},
    );
  }, []);

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
