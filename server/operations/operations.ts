import { approve, pending, reject } from './approvals/approvals';
import { decided } from './approvals/decided';
import { request } from './approvals/request';
import { verifyAudit } from './audit/verify-audit';
import { auditLog } from './audit-log/audit-log';
import { findEntries } from './audit-log/find-entries';
import { budgets, setBudget } from './campaigns/budgets';
import { calendar } from './campaigns/calendar';
import { dates } from './campaigns/campaign-dates';
import { followDates, openCampaign } from './campaigns/campaign-state';
import { campaigns } from './campaigns/campaigns';
import { closeCampaign } from './campaigns/close-campaign';
import { exposure } from './campaigns/exposure';
import { setStock, stock } from './campaigns/stock';
import { editClause, showClause } from './clauses/clause-versions';
import type { Operation } from './common/operation';
import { registerOperations } from './common/registry';
import { backup, noteRestore, restore } from './database/backup';
import { checkSettings } from './database/check-settings';
import { migrate } from './database/migrate';
import { checkRevisions } from './definitions/check';
import { defineStored, importDefinition, previewDefinition } from './definitions/define';
import { exportDefinition, showDefinition, startDefinition } from './definitions/definition-text';
import { listDefinitions } from './definitions/list-definitions';
import { showSimulation, simulateDefinition } from './definitions/simulate';
import { endExperiment } from './experiments/end';
import { listExperiments } from './experiments/list';
import { planExperiment } from './experiments/plan';
import { showExperiment } from './experiments/show';
import { importDeposits } from './funds/import-deposits';
import { importOpenings } from './funds/import-openings';
import { importTrades } from './funds/import-trades';
import { reverseDeposit, reverseOpening, reverseTrade } from './funds/reverse-funds';
import { health } from './health/health';
import { checkHosts } from './hosts/check-hosts';
import { findHosts } from './hosts/find-hosts';
import { addHost, listHosts, removeHost, undoHosts } from './hosts/hosts';
import { rotateKey } from './keys/rotate-key';
import { rotateLookupKey } from './keys/rotate-lookup-key';
import { holidays, setHolidays } from './market/holidays';
import { adConversions } from './marketing/ad-conversions';
import { adSpend, reverseAdSpend } from './marketing/ad-spend';
import { funnel } from './marketing/funnel';
import { funnelValues } from './marketing/funnel-values';
import { importAdSpend } from './marketing/import-ad-spend';
import { replayAdConversions } from './marketing/replay-ad-conversions';
import { reportInvalid } from './marketing/report-invalid';
import { retryAdConversions } from './marketing/retry-ad-conversions';
import { testAdPlatform } from './marketing/test-ad-platform';
import { waiting } from './notices/waiting';
import { appoint } from './operators/appoint';
import { enrol } from './operators/enrol';
import { confirm } from './operators/factor';
import { setLimits } from './operators/limits';
import { endSession, listSessions } from './operators/list-sessions';
import { addOperator, disableOperator, listOperators, resetOperator, setRoles } from './operators/manage';
import { changePassword, signOut } from './operators/my-account';
import { listRights } from './operators/rights';
import { signIn } from './operators/sign-in';
import { listPages } from './pages/list-pages';
import { pageFrames } from './pages/page-frames';
import { listPasskeys, removePasskey } from './passkeys/passkeys';
import { correctPerson } from './people/correct-person';
import { customer } from './people/customer';
import { deletePerson } from './people/delete-person';
import { exportPerson } from './people/export-person';
import { logOut } from './people/log-out';
import { retainedRecord } from './people/retained-record';
import { sharedDocuments } from './people/shared-documents';
import { addPicture } from './pictures/add-picture';
import { editBrand, showBrand } from './revisions/brand-text';
import { previewRevision } from './revisions/preview-revision';
import { publishRevision, rollBack } from './revisions/publish-revision';
import { editText, showText } from './revisions/revision-text';
import { approveRevision, listRevisions, returnRevision, showDifferences, submitRevision } from './revisions/revisions';
import { useCoupon } from './rewards/coupon';
import { exportRewards } from './rewards/export-rewards';
import { findRewards } from './rewards/find-rewards';
import { giveByHand } from './rewards/give-by-hand';
import { resume, stopAll } from './rewards/pause';
import { payAll } from './rewards/pay-all';
import { pendingRewards, refuseRewards, releaseRewards } from './rewards/pending-rewards';
import { reopenRewards } from './rewards/reopen-rewards';
import { rewardHistory } from './rewards/reward-history';
import { payRewards, reverseRewards, voidRewards } from './rewards/reward-state';
import { rewards } from './rewards/rewards';
import { addRounds, removeRounds } from './rounds/change-releases';
import { correctSettlement } from './rounds/correct-settlement';
import { callOff, rounds, settle } from './rounds/predictions';
import { compareTexts } from './texts/compare-texts';
import { discardText } from './texts/discard-text';
import { previewText } from './texts/preview-text';
import { shownTexts } from './texts/shown-texts';
import { textBoard } from './texts/text-board';
import { textFigures } from './texts/text-figures';
import { textRevisions } from './texts/text-revisions';
import { listViews, removeView, saveView } from './views/views';
import { exportDays } from './warehouse/export-days';

/** All operations, in the order of help and forms. */
export const OPERATIONS = registerOperations([
  waiting,
  pending,
  request,
  approve,
  reject,
  decided,
  campaigns,
  calendar,
  dates,
  openCampaign,
  closeCampaign,
  followDates,
  budgets,
  setBudget,
  exposure,
  stock,
  setStock,
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
  planExperiment,
  listExperiments,
  showExperiment,
  endExperiment,
  textBoard,
  textRevisions,
  textFigures,
  previewText,
  compareTexts,
  shownTexts,
  discardText,
  showDefinition,
  startDefinition,
  listDefinitions,
  defineStored,
  previewDefinition,
  simulateDefinition,
  showSimulation,
  checkRevisions,
  exportDefinition,
  importDefinition,
  addPicture,
  showBrand,
  editBrand,
  showClause,
  editClause,
  listPages,
  pageFrames,
  rounds,
  settle,
  callOff,
  correctSettlement,
  addRounds,
  removeRounds,
  findRewards,
  rewards,
  rewardHistory,
  payRewards,
  payAll,
  voidRewards,
  reverseRewards,
  reopenRewards,
  giveByHand,
  useCoupon,
  exportRewards,
  pendingRewards,
  releaseRewards,
  refuseRewards,
  stopAll,
  resume,
  importDeposits,
  importTrades,
  importOpenings,
  reverseDeposit,
  reverseTrade,
  reverseOpening,
  customer,
  logOut,
  correctPerson,
  exportPerson,
  deletePerson,
  retainedRecord,
  sharedDocuments,
  funnel,
  funnelValues,
  importAdSpend,
  adSpend,
  reverseAdSpend,
  adConversions,
  retryAdConversions,
  replayAdConversions,
  reportInvalid,
  testAdPlatform,
  listViews,
  saveView,
  removeView,
  listHosts,
  findHosts,
  checkHosts,
  addHost,
  removeHost,
  undoHosts,
  holidays,
  setHolidays,
  health,
  listOperators,
  listRights,
  addOperator,
  setRoles,
  setLimits,
  resetOperator,
  disableOperator,
  listSessions,
  endSession,
  listPasskeys,
  removePasskey,
  confirm,
  changePassword,
  auditLog,
  findEntries,
  verifyAudit,
  checkSettings,
  migrate,
  exportDays,
  backup,
  restore,
  noteRestore,
  rotateKey,
  rotateLookupKey,
  appoint,
  enrol,
  signIn,
  signOut,
] as unknown as readonly Operation[]);
