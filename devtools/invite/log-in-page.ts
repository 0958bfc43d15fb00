import { INVITE_PATH } from '@/lib/flows/invite';
import { noticePage } from '../page/notice-page';
import { NOTE, TITLE } from './words';

/**
 * Renders the page for a visitor without a valid session.
 *
 * @param back the site's page that links here and offers a login
 */
export function logInPage(back: string): string {
  return noticePage({
    title: TITLE,
    note: NOTE,
    address: INVITE_PATH,
    heading: '请先登录',
    text: '登录后即可查看您的专属邀请链接、二维码与海报。',
    back,
    backWords: '返回活动页登录',
  });
}
