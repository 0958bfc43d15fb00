import type { Campaign } from '@/lib/campaign/schema';
import answer2412 from './answer-2412';
import answer2505 from './answer-2505';
import answer2505Single from './answer-2505-single';
import authAward from './auth-award';
import bbwy from './bbwy';
import bullMarket from './bull-market';
import cgold from './cgold';
import christmasAndNewyear from './christmas-and-newyear';
import compensatePlan from './compensate-plan';
import dragonBoatFestival from './dragon-boat-festival';
import easter2504 from './easter-2504';
import eightFlybackActivity from './eight-flyback-activity';
import firstAmount2502 from './first-amount-2502';
import flybackActivity from './flyback-activity';
import goldenAutumn from './golden-autumn';
import goldenAutumn1 from './golden-autumn-1';
import goldenAutumn1227 from './golden-autumn-1227';
import guess2508 from './guess-2508';
import guessRate2509 from './guess-rate-2509';
import guessing from './guessing';
import insurance2508 from './insurance-2508';
import integrate2412 from './integrate-2412';
import invite2412 from './invite-2412';
import jfSendUsdt2509 from './jf-send-usdt-2509';
import jyzj5 from './jyzj5';
import kh7694Form from './kh-7694-form';
import labourDay2505 from './labour-day-2505';
import lotteryOctober from './lottery-october';
import moonFestival from './moon-festival';
import newCustomerFirst from './new-customer-first';
import newcomer2412 from './newcomer-2412';
import newcomer2504 from './newcomer-2504';
import newcomer2507 from './newcomer-2507';
import newcomer2510 from './newcomer-2510';
import newcomerFall2412 from './newcomer-fall-2412';
import nonagricultural from './nonagricultural';
import nonfarm2502 from './nonfarm-2502';
import nonfarm2504 from './nonfarm-2504';
import reg2509 from './reg-2509';
import reg25091 from './reg-25091';
import register2501 from './register-2501';
import ruiWu from './rui-wu';
import scrambleDollar2501 from './scramble-dollar-2501';
import signInHotGold from './sign-in-hot-gold';
import signInJx from './sign-in-jx';
import signin2506 from './signin-2506';
import sprintBonus from './sprint-bonus';
import summer from './summer';
import tradeCashBack from './trade-cash-back';
import tradeLowest2503 from './trade-lowest-2503';
import trans2510 from './trans-2510';
import transaction2507 from './transaction-2507';
import treasureBox2412 from './treasure-box-2412';
import tripleSurprise from './triple-surprise';
import tripleSurprise1227 from './triple-surprise-1227';
import usElection from './us-election';
import welcomeNew from './welcome-new';
import zhongqiu2509 from './zhongqiu-2509';

/** Every campaign. To add one, add its file and a line here. */
export const campaigns: readonly Campaign[] = [
  answer2412,
  answer2505,
  answer2505Single,
  authAward,
  bbwy,
  bullMarket,
  cgold,
  christmasAndNewyear,
  compensatePlan,
  dragonBoatFestival,
  easter2504,
  eightFlybackActivity,
  firstAmount2502,
  flybackActivity,
  goldenAutumn,
  goldenAutumn1,
  goldenAutumn1227,
  guess2508,
  guessRate2509,
  guessing,
  insurance2508,
  integrate2412,
  invite2412,
  jfSendUsdt2509,
  jyzj5,
  kh7694Form,
  labourDay2505,
  lotteryOctober,
  moonFestival,
  newCustomerFirst,
  newcomer2412,
  newcomer2504,
  newcomer2507,
  newcomer2510,
  newcomerFall2412,
  nonagricultural,
  nonfarm2502,
  nonfarm2504,
  reg2509,
  reg25091,
  register2501,
  ruiWu,
  scrambleDollar2501,
  signInHotGold,
  signInJx,
  signin2506,
  sprintBonus,
  summer,
  tradeCashBack,
  tradeLowest2503,
  trans2510,
  transaction2507,
  treasureBox2412,
  tripleSurprise,
  tripleSurprise1227,
  usElection,
  welcomeNew,
  zhongqiu2509,
];
