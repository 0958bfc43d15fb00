'use client';

import { LazyErrorNotice } from '@/components/layout/notice/lazy-error-notice';
import './globals.css';

/** Replaces the whole document when the layout itself fails; it knows no brand. */
export default function GlobalError() {
  return (
    <html lang="zh-CN">
      <body>
        <title>页面暂时无法显示</title>
        <LazyErrorNotice />
      </body>
    </html>
  );
}
