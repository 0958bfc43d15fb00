'use client';

import { useRef, useState } from 'react';
import type { MarketStatus, ShownQuote } from '@/lib/browser/market/market-state';
import { useMarketStatus } from '@/lib/browser/market/use-market-status';
import { useQuote } from '@/lib/browser/market/use-quote';
import { formatClock } from '@/lib/time/format';
import { useSeen } from '../../market/use-seen';
import { CalculatorLayout } from './calculator-layout';
import { BEGIN_LOTS } from './margin-calculator-frame';
import styles from './price-source.module.css';

/** The margin for gold at the live ask, or at the visitor's own price. */
export function MarginCalculator() {
  const place = useRef<HTMLDivElement>(null);
  const shown = useQuote('XAUUSD', useSeen(place));
  const status = useMarketStatus();
  /** The visitor's own price as text; `null` while the market's price is used. */
  const [own, setOwn] = useState<string | null>(null);
  const [lots, setLots] = useState(BEGIN_LOTS);
  const { mark, hint } = own === null ? liveWords(shown, status) : OWN;

  return (
    <CalculatorLayout
      place={place}
      price={own ?? shown.quote?.Ask.toFixed(2) ?? ''}
      mark={mark && <PriceSource word={mark} />}
      hint={hint}
      onFollow={own === null ? undefined : () => setOwn(null)}
      lots={lots}
      moving={own === null}
      onPrice={setOwn}
      onLots={setLots}
    />
  );
}

const OWN = { mark: '自定', hint: '金价由您填写，并非实时报价；下单以平台报价为准。' };

function liveWords({ quote, detail }: ShownQuote, { connection, quiet, simulated }: MarketStatus) {
  if (!quote) return { mark: undefined, hint: '报价到了就会填上，您也可以先填自己的金价。' };
  if (detail?.market === 'closed') {
    return { mark: '休市', hint: '伦敦金休市中，这里是休市前最后的买价；开市后跟着报价走，也可以改成您的价。' };
  }
  if (connection === 'lost') {
    return { mark: '最后报价', hint: `连接中断，这里是 ${formatClock(quote.TimeStamp)} 的买价；也可以改成您的价。` };
  }
  if (quiet.has('XAUUSD')) {
    return { mark: '最后报价', hint: `报价更新于 ${formatClock(quote.TimeStamp)}，之后没有新报价；也可以改成您的价。` };
  }
  const source = simulated ? '伦敦金的模拟买价' : '伦敦金此刻的买价';
  return { mark: '实时', hint: `跟着${source}走，每秒更新；改一改，就按您的价算。下单以平台报价为准。` };
}

/** Where the calculator's price comes from, in a word. */
function PriceSource({ word }: { word: string }) {
  return (
    <b className={styles.mark} data-live={word === '实时' || undefined}>
      {word}
    </b>
  );
}
