import type { Api } from '../api/api';
import { registerFirstDepositRoutes } from './first-deposit';
import { registerQuizRoutes } from './quiz';
import { registerTradingPrizeRoutes } from './trading-prize';

export function registerActivityRoutes(api: Api): void {
  registerTradingPrizeRoutes(api);
  registerFirstDepositRoutes(api);
  registerQuizRoutes(api);
}
