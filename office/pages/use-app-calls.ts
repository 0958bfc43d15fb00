import { App } from 'antd';
import { useEffect } from 'react';

const CALLS: Readonly<Record<string, string>> = { login: '登录', register: '开户', goTrade: '去交易' };
const PREVIEW = /^http:\/\/[a-z0-9.-]+\.localhost:\d+$/;

/** Says what a preview asks of the app whose web view it imitates. */
export function useAppCalls(): void {
  const { message } = App.useApp();
  useEffect(() => {
    const say = ({ data, origin }: MessageEvent) => {
      const asked = CALLS[String(data?.app)];
      if (asked && PREVIEW.test(origin)) message.info(`App 收到：${asked}`);
    };
    window.addEventListener('message', say);
    return () => window.removeEventListener('message', say);
  }, [message]);
}
