import { INVITE_PATH } from '@/lib/flows/invite';
import { CARD_STYLES } from '../page/cards';
import { developmentPage } from '../page/development-page';
import { NOTE, TITLE } from './words';

/**
 * Renders the page for a visitor without a valid session.
 *
 * @param back the site's page that links here and offers a login
 */
export function logInPage(back: string): string {
  return developmentPage({
    title: TITLE,
    note: NOTE,
    styles: CARD_STYLES,
    address: INVITE_PATH,
    body: `<main class="narrow"><section class="card">
<h2>请先登录</h2>
<p>登录后即可查看您的专属邀请链接、二维码与海报。</p>
<p class="ways"><a class="button" href="${back}">返回活动页登录</a></p>
</section></main>`,
  });
}
