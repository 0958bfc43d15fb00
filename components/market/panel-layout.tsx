import type { ReactNode } from 'react';
import { Panel } from '../ui/panel';
import styles from './panel-layout.module.css';

interface PanelLayoutProps {
  status: ReactNode;
  detail: ReactNode;
  board: ReactNode;
}

/** The layout of the market: the chosen symbol first on phones, the board beside it on desktops. */
export function PanelLayout({ status, detail, board }: PanelLayoutProps) {
  return (
    <Panel className={styles.market}>
      <div className={styles.status}>{status}</div>
      {detail}
      {board}
      <p className={styles.note}>
        报价仅供参考，成交以交易平台为准。杠杆交易有风险，亏损可能超过本金。
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer nofollow">
          Charts by TradingView
        </a>
      </p>
    </Panel>
  );
}
