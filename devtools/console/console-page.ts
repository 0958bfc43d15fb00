import { brands } from '@/brands';
import type { DatedStatus } from '@/lib/campaign/status';
import { INVITE_PATH } from '@/lib/flows/invite';
import { DOCS_PATH } from '@/server/platform/http/docs/register-docs';
import { developmentPage } from '../page/development-page';
import { escapeHtml } from '../page/escape-html';
import { SCRIPTS_PATH } from './address';
import { type ClockState, clockFace, clockPanel } from './clock-panel';
import { filters } from './filters';
import { liveLists } from './live-lists';
import type { Matrix } from './matrix';
import { pageChoice } from './page-list';
import type { Live } from './read-live';
import type { ConsoleQuery } from './read-query';
import { STYLES } from './styles';
import { countWords, tiles } from './tiles';
import { DIFFERENCES, TITLE } from './words';

export interface ConsolePage {
  query: ConsoleQuery;
  /** What is invalid in the address. */
  faults: readonly string[];
  matrix: Matrix;
  clock: ClockState;
  statuses: ReadonlyMap<string, DatedStatus>;
  live: Live;
  /** The office's origin; missing if it is off. */
  office: string | undefined;
}

const TOOLS = [
  ['/dev/conversions', '广告转化'],
  [DOCS_PATH, '接口文档'],
  ['/pay', '收银台'],
  [INVITE_PATH, '邀请页'],
  ['/dev/chat', '客服'],
  ['/software/XY_101.apk', '安装包'],
] as const;

const SIZES = [
  ['s', '小'],
  ['m', '中'],
  ['l', '大'],
] as const;

/** Renders everything that QA looks at on one page. */
export function consolePage({ query, faults, matrix, clock, statuses, live, office }: ConsolePage): string {
  const tools = office ? [[`${office}/funnel`, '漏斗'] as const, ...TOOLS] : TOOLS;
  const pages = query.pages.flatMap((path) => pageChoice(path) ?? []);
  return developmentPage({
    title: TITLE,
    note: '开发环境：所有品牌、页面与设备的实时预览，时钟、事件与验证码。',
    styles: STYLES,
    body: `<div class="bar">
${clockFace(clock)}
<nav aria-label="其他工具">${tools.map(([href, words]) => `<a href="${href}" target="_blank" rel="noopener">${words}</a>`).join('')}</nav>
</div>
<div class="desk">
<details class="column choose" open><summary>选择</summary>
${filters(query, statuses)}
</details>
<main>
${faults.length > 0 ? `<p class="alert" role="alert">${faults.map(escapeHtml).join('；')}。已按其余条件显示。</p>` : ''}
<div class="head"><h2 id="count">${countWords(matrix)}</h2>
<div class="sizes" role="group" aria-label="预览大小">${SIZES.map(([size, words]) => `<button type="button" class="chip" data-size="${size}" aria-pressed="${size === 'm'}">${words}</button>`).join('')}</div>
<button type="button" class="chip" data-copy-own title="复制本页地址，带着现在的选择">分享</button>
<button type="button" class="chip" data-all-again>全部刷新</button>
<button type="button" class="chip" data-forget title="清空各预览的登录、设备标识与其他存储">新访客</button></div>
<div id="matrix" class="matrix" data-size="m">${tiles(matrix, query)}</div>
<details class="notes card"><summary>预览与真机的差别</summary><ul>${DIFFERENCES.map((sentence) => `<li>${sentence}</li>`).join('')}</ul></details>
</main>
<aside class="column watch" aria-label="时钟、身份与动态">
<details class="panel" open><summary><h2>时钟</h2></summary><div id="clock-panel">${clockPanel(clock, pages, statuses)}</div></details>
<details class="panel"><summary><h2>登录身份</h2></summary>${SIGN_IN}</details>
<section class="panel" aria-labelledby="live-title"><div class="head"><h2 id="live-title">动态</h2>
<select id="live-brand" aria-label="只看品牌"><option value="">全部品牌</option>${brands.map(({ appCode, name }) => `<option value="${appCode}">${escapeHtml(name)} ${appCode}</option>`).join('')}</select></div>
<div id="live" class="live">${liveLists(live)}</div>
${LOOK_UP}</section>
</aside>
</div>
<dialog id="qr" aria-label="真机扫码"><img alt="预览地址的二维码" width="240" height="240"><p></p><form method="dialog"><button>关闭</button></form></dialog>
<p id="toast" class="toast" role="status" aria-live="polite"></p>
<script type="module" src="${SCRIPTS_PATH}/console.mjs"></script>`,
  });
}

const SIGN_IN = `<form id="sign-in">
<label for="account">账号或手机号</label>
<div class="line"><input id="account" name="account" inputmode="numeric" autocomplete="off" maxlength="11" placeholder="本机开出的账户" required><button>登录预览</button></div>
<p class="quiet" id="signed-in">未登录。登录后各预览以该账户的令牌重新载入；令牌只留在本页，不写进可分享的地址。</p>
<p class="quiet">没有账户？在任一预览里开户，验证码在下面的动态里。</p>
</form>`;

const LOOK_UP = `<form class="line" method="get" action="/dev/sms" target="_blank">
<input name="mobile" inputmode="numeric" pattern="1[0-9]{10}" maxlength="11" autocomplete="off" required aria-label="按手机号查验证码" placeholder="按手机号查验证码"><button class="plain">查询</button>
</form>`;
