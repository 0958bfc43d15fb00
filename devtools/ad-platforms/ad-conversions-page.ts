import type { FastifyInstance } from 'fastify';
import { CARD_STYLES, termList } from '../page/cards';
import { developmentPage, escapeHtml, sendPage } from '../page/development-page';
import type { TakenConversion, TakenConversions } from './taken';

const SHOWN_START = 4;
const SHOWN_END = 4;

/**
 * Registers `/dev/conversions`, which shows the conversions that the stand-ins of the advertising platforms received, newest
 * first.
 */
export function registerAdConversionsPage(app: FastifyInstance, taken: TakenConversions): void {
  app.get('/dev/conversions', async (_request, reply) => sendPage(reply, adConversionsPage(taken.all().reverse())));
}

function adConversionsPage(taken: readonly TakenConversion[]): string {
  const none = '<section class="card"><p>还没有收到转化。带点击标识打开活动页并完成开户后，刷新本页。</p></section>';
  return developmentPage({
    title: '广告转化',
    tool: true,
    note: '开发环境：两个广告平台的替身收到的转化，重启后清空。',
    styles: CARD_STYLES,
    body: `<main>\n${taken.map(card).join('\n') || none}\n</main>`,
  });
}

function card({ platform, clickId, details, reports }: TakenConversion): string {
  const named = Object.entries(details).filter(([, text]) => text !== '');
  const terms: [string, string][] = [['点击标识', shortened(clickId)], ...named, ['上报次数', String(reports)]];
  return `<section class="card">\n<h2>${escapeHtml(platform)}</h2>\n${termList(terms)}\n</section>`;
}

/** The first and last characters of a click id, enough to recognize it. Hides a short one completely. */
function shortened(clickId: string): string {
  if (clickId.length <= SHOWN_START + SHOWN_END) return '…';
  return `${clickId.slice(0, SHOWN_START)}…${clickId.slice(-SHOWN_END)}`;
}
