import type { Campaign } from '@/lib/campaign/schema';
import bullMarket from './bull-market';
import cgold from './cgold';
import eightFlybackActivity from './eight-flyback-activity';
import flybackActivity from './flyback-activity';
import goldenAutumn from './golden-autumn';
import goldenAutumn1 from './golden-autumn-1';
import goldenAutumn1227 from './golden-autumn-1227';
import kh7694Form from './kh-7694-form';
import reg2509 from './reg-2509';
import reg25091 from './reg-25091';
import register2501 from './register-2501';
import ruiWu from './rui-wu';
import welcomeNew from './welcome-new';

/** Every campaign's definition. A new one is a line here, its file beside it and its page under `app/`. */
export const campaigns: readonly Campaign[] = [
  bullMarket,
  cgold,
  eightFlybackActivity,
  flybackActivity,
  goldenAutumn,
  goldenAutumn1,
  goldenAutumn1227,
  kh7694Form,
  reg2509,
  reg25091,
  register2501,
  ruiWu,
  welcomeNew,
];
