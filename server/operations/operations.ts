import { adConversions } from './ad-conversions';
import { approve, pending, reject } from './approvals';
import { auditLog } from './audit-log';
import { backup, restore } from './backup';
import { budgets, setBudget } from './budgets';
import { dates } from './campaign-dates';
import { followDates, openCampaign } from './campaign-state';
import { campaigns } from './campaigns';
import { addRounds, removeRounds } from './change-releases';
import { closeCampaign } from './close-campaign';
import { correctPerson } from './correct-person';
import { correctSettlement } from './correct-settlement';
import { useCoupon } from './coupon';
import { customer } from './customer';
import { deletePerson } from './delete-person';
import { exportPerson } from './export-person';
import { exportRewards } from './export-rewards';
import { exposure } from './exposure';
import { funnel } from './funnel';
import { giveByHand } from './give-by-hand';
import { addHost, listHosts, removeHost, undoHosts } from './hosts';
import { importDeposits } from './import-deposits';
import { importOpenings } from './import-openings';
import { importTrades } from './import-trades';
import { logOut } from './log-out';
import { migrate } from './migrate';
import type { Operation } from './operation';
import { appoint } from './operators/appoint';
import { enrol } from './operators/enrol';
import { addOperator, disableOperator, listOperators, resetOperator } from './operators/manage';
import { changePassword, signOut } from './operators/my-account';
import { signIn } from './operators/sign-in';
import { resume, stopAll } from './pause';
import { payAll } from './pay-all';
import { pendingRewards, refuseRewards, releaseRewards } from './pending-rewards';
import { callOff, rounds, settle } from './predictions';
import { previewRevision } from './preview-revision';
import { publishRevision, rollBack } from './publish-revision';
import { reopenRewards } from './reopen-rewards';
import { retainedRecord } from './retained-record';
import { retryAdConversions } from './retry-ad-conversions';
import { reverseDeposit, reverseOpening, reverseTrade } from './reverse-funds';
import { editText, showText } from './revision-text';
import { approveRevision, listRevisions, returnRevision, showDifferences, submitRevision } from './revisions';
import { payRewards, reverseRewards, voidRewards } from './reward-state';
import { rewards } from './rewards';
import { rotateKey } from './rotate-key';
import { rotateLookupKey } from './rotate-lookup-key';
import { sharedDocuments } from './shared-documents';
import { setStock, stock } from './stock';
import { verifyAudit } from './verify-audit';

/** All commands, in the order of the help text. */
export const OPERATIONS = [
  campaigns,
  openCampaign,
  closeCampaign,
  followDates,
  dates,
  listRevisions,
  showText,
  editText,
  showDifferences,
  submitRevision,
  returnRevision,
  approveRevision,
  previewRevision,
  publishRevision,
  rollBack,
  stopAll,
  resume,
  budgets,
  setBudget,
  exposure,
  pendingRewards,
  releaseRewards,
  refuseRewards,
  rounds,
  addRounds,
  removeRounds,
  settle,
  callOff,
  correctSettlement,
  stock,
  setStock,
  customer,
  rewards,
  payRewards,
  payAll,
  voidRewards,
  reverseRewards,
  reopenRewards,
  giveByHand,
  useCoupon,
  exportRewards,
  importDeposits,
  importTrades,
  importOpenings,
  reverseDeposit,
  reverseTrade,
  reverseOpening,
  sharedDocuments,
  logOut,
  exportPerson,
  correctPerson,
  deletePerson,
  retainedRecord,
  listHosts,
  addHost,
  removeHost,
  undoHosts,
  funnel,
  adConversions,
  retryAdConversions,
  migrate,
  pending,
  approve,
  reject,
  signIn,
  signOut,
  enrol,
  changePassword,
  appoint,
  listOperators,
  addOperator,
  resetOperator,
  disableOperator,
  rotateKey,
  rotateLookupKey,
  backup,
  restore,
  auditLog,
  verifyAudit,
] as unknown as readonly Operation[];
