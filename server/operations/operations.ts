import { adConversions } from './ad-conversions';
import { auditLog } from './audit-log';
import { backup, restore } from './backup';
import { dates } from './campaign-dates';
import { closeCampaign, followDates, openCampaign } from './campaign-state';
import { campaigns } from './campaigns';
import { useCoupon } from './coupon';
import { exportRewards } from './export-rewards';
import { funnel } from './funnel';
import { importDeposits } from './import-deposits';
import { importTrades } from './import-trades';
import { logOut } from './log-out';
import type { Operation } from './operation';
import { callOff, rounds, settle } from './predictions';
import { retryAdConversions } from './retry-ad-conversions';
import { payRewards, voidRewards } from './reward-state';
import { rewards } from './rewards';
import { rotateKey } from './rotate-key';
import { sharedDocuments } from './shared-documents';
import { setStock, stock } from './stock';
import { verifyAudit } from './verify-audit';

/** Every command, in the order of the help text. */
export const OPERATIONS = [
  campaigns,
  openCampaign,
  closeCampaign,
  followDates,
  dates,
  rounds,
  settle,
  callOff,
  stock,
  setStock,
  rewards,
  payRewards,
  voidRewards,
  useCoupon,
  exportRewards,
  importDeposits,
  importTrades,
  sharedDocuments,
  logOut,
  funnel,
  adConversions,
  retryAdConversions,
  rotateKey,
  backup,
  restore,
  auditLog,
  verifyAudit,
] as unknown as readonly Operation[];
