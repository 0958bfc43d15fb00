import type { Success } from '@/lib/campaign/schema';

/** The first step after an account opening: the app. */
export const DOWNLOAD_APP: Success['download'] = {
  icon: 'app',
  title: '下载{appName}',
  text: '用注册的手机号登录，账户与奖励随身可查。',
  action: '下载{appName}',
};
