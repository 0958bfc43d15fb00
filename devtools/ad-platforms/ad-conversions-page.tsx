import type { FastifyInstance } from 'fastify';
import { AD_EVENT_WORDS, AD_PLATFORMS } from '@/lib/channel/ad-platforms';
import { CARD_STYLES, TermList } from '../page/cards';
import { developmentPage, sendPage } from '../page/development-page';
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
  return developmentPage({
    title: '广告转化',
    note: '开发环境：各广告平台的替身收到的转化，重启后清空。',
    styles: CARD_STYLES,
    body: (
      <main>
        {taken.map(({ key, ...conversion }) => (
          <ConversionCard key={`${conversion.platform} ${key}`} {...conversion} />
        ))}
        {taken.length === 0 && (
          <section className="card">
            <p>还没有收到转化。带点击标识打开活动页并完成开户后，刷新本页。</p>
          </section>
        )}
      </main>
    ),
  });
}

function ConversionCard({ platform, event, clickId, details, reports }: Omit<TakenConversion, 'key'>) {
  const named = Object.entries(details).filter(([, text]) => text !== '');
  return (
    <section className="card">
      <h2>{AD_PLATFORMS[platform].words[1]}</h2>
      <TermList
        terms={[
          ['事件', AD_EVENT_WORDS[event]],
          ['点击标识', shortened(clickId)],
          ...named,
          ['上报次数', String(reports)],
        ]}
      />
    </section>
  );
}

/** The first and last characters of a click id, enough to recognize it. Hides a short one completely. */
function shortened(clickId: string): string {
  if (clickId.length <= SHOWN_START + SHOWN_END) return '…';
  return `${clickId.slice(0, SHOWN_START)}…${clickId.slice(-SHOWN_END)}`;
}
