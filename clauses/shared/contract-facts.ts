import { figure } from '@/lib/activities/prize-text';
import type { ClauseTable } from '@/lib/clause/schema';
import { SPOT_GOLD, SPOT_SILVER } from '@/lib/trading/spot-gold';

const LOTS = `${SPOT_GOLD.minLots} 至 ${SPOT_GOLD.maxLots} 手`;
const MARGIN = `合约价值的 ${SPOT_GOLD.marginRate * 100}%`;

/** The usual terms of spot gold and silver contracts. */
export const contractFacts: ClauseTable = {
  caption: '伦敦金、伦敦银合约要素（参考）',
  head: ['项目', '伦敦金 XAUUSD', '伦敦银 XAGUSD'],
  rows: [
    ['合约单位', `${SPOT_GOLD.ouncesPerLot} 盎司／手`, `${figure(SPOT_SILVER.ouncesPerLot)} 盎司／手`],
    ['报价单位', '美元／盎司', '美元／盎司'],
    ['最小价格变动', '0.01 美元', '0.001 美元'],
    ['价格变动 1 美元时每手盈亏', `${SPOT_GOLD.ouncesPerLot} 美元`, `${figure(SPOT_SILVER.ouncesPerLot)} 美元`],
    ['单笔交易手数', LOTS, LOTS],
    [
      '参考点差',
      `${SPOT_GOLD.spread.toFixed(2)} 美元／盎司（约 ${SPOT_GOLD.spread * SPOT_GOLD.ouncesPerLot} 美元／手）`,
      '0.04 美元／盎司（约 200 美元／手）',
    ],
    ['参考初始保证金', MARGIN, MARGIN],
    ['交易日（北京时间，夏令）', '周一 06:00 至周六 04:45', '周一 06:00 至周六 04:45'],
    ['每日结算休市（北京时间，夏令）', '05:00 至 06:00', '05:00 至 06:00'],
  ],
};
