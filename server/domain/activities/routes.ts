import type { Api } from '../../platform/http/api';
import { registerEngineRoutes } from './engine/routes';
import { registerFirstDepositRoutes } from './first-deposit';
import { registerOverviewRoutes } from './overview';
import { registerQuizRoutes } from './quiz';
import type { ActivityServices } from './services';
import { registerTradingPrizeRoutes } from './trading-prize';

export function registerActivityRoutes(api: Api<ActivityServices>): void {
  registerEngineRoutes(api);
  registerOverviewRoutes(api);
  registerTradingPrizeRoutes(api);
  registerFirstDepositRoutes(api);
  registerQuizRoutes(api);
}
