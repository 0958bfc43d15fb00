import { WITHDRAWAL_DAYS } from '@/lib/reward/payment-days';
/** The steps of a withdrawal, its requirements, duration and costs; `{app}` is replaced with the app's name. */
export const STEPS = [
  { title: '进入出金页', text: '登录{app}，依次打开“我的”“资金”“出金”。' },
  { title: '选卡、填金额', text: '选择本人名下的银行卡，填写金额。页面会列出此刻可出金的余额。' },
  { title: '核对并确认', text: '核对到账币种与参考汇率，输入短信验证码后提交。' },
  { title: '等候到账', text: '在“资金记录”查看进度：待审核、处理中、已汇出。提交后、审核前可以自行撤回。' },
] as const;

export const NEEDS = [
  { title: '已通过实名认证', text: '证件在有效期内，姓名与账户一致。' },
  { title: '已绑定本人银行卡', text: '只能汇往账户本人的银行卡，不能代收。' },
  { title: '有可出金的余额', text: '持仓占用的保证金、尚未转换的赠金与体验金不在其中。' },
] as const;

export const TIMES = [
  { term: '提交申请', detail: '全天可以提交' },
  { term: '审核处理', detail: `资料齐备的，一般在 ${WITHDRAWAL_DAYS} 个工作日内` },
  { term: '银行入账', detail: '汇出后由收款银行处理，通常另需 1 至 3 个工作日' },
  { term: '节假日', detail: '香港或内地银行休市时，顺延至下一个工作日' },
] as const;

export const FEES = [
  '本平台不另收出金手续费。',
  '收款银行或中转行可能按其标准收费，由银行从汇出的金额中扣除。',
  '账户以美元结算；汇往人民币卡时按提交当时页面所示的参考汇率折算，实际以银行入账为准。',
] as const;

export const QUESTIONS = [
  {
    question: '为什么可出金的余额比账户净值少？',
    answer: '持仓占用的保证金、浮动盈亏与尚未转换的赠金暂不能出金。平仓或减仓后，释放的部分会回到可出金的余额。',
  },
  {
    question: '申请被退回怎么办？',
    answer: '退回时会写明原因，常见的是卡号有误、姓名不一致或证件过期。改正后重新提交即可，资金仍在账户里。',
  },
  {
    question: '超过时限还没到账？',
    answer: '请先在“资金记录”确认是否已汇出。已汇出的向收款银行查询；未汇出的联系在线客服，并提供申请编号。',
  },
] as const;
