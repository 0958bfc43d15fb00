import type { Api } from '../../platform/http/api';
import { activityEngine } from './activity-engine';
import { registerEngineRoutes } from './engine/routes';
import type { ActivityServices } from './engine/services';
import { registerFirstDepositRoutes } from './first-deposit';
import { registerLossesRoutes } from './losses';
import { registerOverviewRoutes } from './overview';
import { registerQuizRoutes } from './quiz';
import { registerTradingPrizeRoutes } from './trading-prize';

export function registerActivityRoutes(api: Api<ActivityServices>): void {
  registerEngineRoutes(api, activityEngine);
  registerOverviewRoutes(api);
  registerLossesRoutes(api);
  registerTradingPrizeRoutes(api);
  registerFirstDepositRoutes(api);
  registerQuizRoutes(api);
}
