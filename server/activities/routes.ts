import type { Api } from '../api/api';
import { registerEngineRoutes } from './engine/routes';
import { registerFirstDepositRoutes } from './first-deposit';
import { registerQuizRoutes } from './quiz';
import { registerTradingPrizeRoutes } from './trading-prize';

export function registerActivityRoutes(api: Api): void {
  registerEngineRoutes(api);
  registerTradingPrizeRoutes(api);
  registerFirstDepositRoutes(api);
  registerQuizRoutes(api);
}
