/**
 * The operations that the office offers, by subject. The others stay on the command line: they need files,
 * keys or the machine itself, or have their own screen.
 */
export const SUBJECTS: readonly { title: string; operations: readonly string[] }[] = [
  {
    title: '审批',
    operations: ['pending', 'approve', 'reject'],
  },
  {
    title: '活动',
    operations: [
      'campaigns',
      'dates',
      'open',
      'close',
      'follow-dates',
      'budgets',
      'set-budget',
      'exposure',
      'stock',
      'set-stock',
    ],
  },
  {
    title: '活动文案',
    operations: [
      'campaigns list',
      'campaigns text',
      'campaigns edit',
      'campaigns diff',
      'campaigns submit',
      'campaigns return',
      'campaigns approve',
      'campaigns preview',
      'campaigns publish',
      'campaigns rollback',
    ],
  },
  {
    title: '竞猜场次',
    operations: ['rounds', 'settle', 'call-off', 'correct-settlement', 'add-rounds', 'remove-rounds'],
  },
  {
    title: '奖励',
    operations: [
      'find-rewards',
      'rewards',
      'reward-history',
      'pay',
      'pay-all',
      'void',
      'reverse',
      'reopen',
      'give',
      'use-coupon',
      'export',
      'held',
      'release',
      'refuse',
      'stop-all',
      'resume',
    ],
  },
  {
    title: '入金与交易',
    operations: [
      'import-deposits',
      'import-trades',
      'import-openings',
      'reverse-deposit',
      'reverse-trade',
      'reverse-opening',
    ],
  },
  {
    title: '客户',
    operations: [
      'customer',
      'log-out',
      'correct-person',
      'export-person',
      'delete-person',
      'retained-record',
      'shared-documents',
    ],
  },
  {
    title: '推广',
    operations: ['funnel', 'ad-conversions', 'retry-ad-conversions'],
  },
  {
    title: '域名与行情',
    operations: ['hosts list', 'hosts add', 'hosts remove', 'hosts undo', 'holidays', 'set-holidays'],
  },
  {
    title: '操作员与审计',
    operations: [
      'operators list',
      'operators add',
      'operators roles',
      'operators limits',
      'operators reset',
      'operators disable',
      'operators sessions',
      'operators end-session',
      'operators passkeys',
      'operators remove-passkey',
      'confirm',
      'change-password',
      'audit-log',
      'verify-audit',
    ],
  },
];

/** Operations that only the command line runs, or that have their own screen. */
export const NOT_OFFERED: readonly string[] = [
  'migrate',
  'backup',
  'restore',
  'rotate-key',
  'rotate-lookup-key',
  'operators appoint',
  'enrol',
  'sign-in',
  'sign-out',
];
