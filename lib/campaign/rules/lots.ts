import { figure } from '../../activities/prize-text';
import { SPOT_GOLD, SPOT_SILVER } from '../../trading/spot-gold';
import { LEAST_HOLDING, type LotCounting, USUAL_COUNTING } from '../lot-counting';
import { measuresOf } from '../measures';
import type { Campaign } from '../schema';
import type { RuleSentences } from './rule-sentences';

/** What a lot is, which trades count and how short ones do, as the server counts them. */
export function lotRules(campaign: Campaign): RuleSentences {
  const { activities, bonus, lots } = campaign;
  const decide = measuresOf(campaign).has('lots');
  const hasSymbols = activities.some(({ kind }) => kind === 'cashback');
  if (!decide && !bonus && activities.length > 0) return { 手数计算: ['领取奖励不看手数。'] };
  return {
    手数计算: [
      ...(decide || activities.length === 0 ? [] : ['领取奖励不看手数；手数只用于赠金转为可出金余额。']),
      ...(hasSymbols
        ? []
        : [
            `一手伦敦金为 ${SPOT_GOLD.ouncesPerLot} 盎司，一手伦敦银为 ${figure(SPOT_SILVER.ouncesPerLot)} 盎司；所有品种的手数合并累计。`,
          ]),
      `不足一手的按实际手数累计，精确到 ${SPOT_GOLD.minLots} 手。`,
      '一笔交易以平仓计入，开仓与平仓合计为一次；部分平仓按实际手数，尚未平仓的不计入。',
      holdingRule(lots),
    ],
  };
}

/** The rule about positions that were open for less than {@link LEAST_HOLDING} minutes, or for an unknown time. */
export function holdingRule({ shortShare }: LotCounting = USUAL_COUNTING): string {
  const counts = shortShare === 0 ? '交易不计入' : `交易，至多计入累计手数的 ${shortShare * 100}%`;
  return `持仓不足 ${LEAST_HOLDING} 分钟的${counts}；无法核实开仓时间的，不计入。`;
}
