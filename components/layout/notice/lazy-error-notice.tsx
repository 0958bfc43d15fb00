'use client';

import { lazy } from '../../ui/lazy';

/**
 * Every page includes this component but rarely shows it, so the notice is loaded when it is needed. If it cannot be
 * loaded, a sentence remains.
 */
export const LazyErrorNotice = lazy<object>(async () => (await import('./error-notice')).ErrorNotice, {
  frame: ({ loaded }) =>
    loaded ?? (
      <h1>
        页面暂时无法显示，请
        <button type="button" onClick={() => window.location.reload()}>
          重新加载
        </button>
      </h1>
    ),
});
