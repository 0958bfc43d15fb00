/**
 * The operations that the office offers, by subject, each with its Chinese title. The others stay on the command line: they need files,
 * keys or the machine itself, or have their own screen.
 */
export const SUBJECTS: readonly { title: string; operations: Readonly<Record<string, string>> }[] = [
  {
    title: '审批',
    operations: { waiting: '待办', pending: '待审批', approve: '批准', reject: '驳回或撤回' },
  },
  {
    title: '活动',
    operations: {
      campaigns: '活动一览',
      dates: '调整活动日期',
      open: '提前开放活动',
      close: '关闭活动',
      'follow-dates': '恢复按日期开放',
      budgets: '预算一览',
      'set-budget': '设置预算',
      exposure: '单客最高可得',
      stock: '库存一览',
      'set-stock': '设置库存',
    },
  },
  {
    title: '活动文案',
    operations: {
      'campaigns list': '版本一览',
      'campaigns text': '导出文案',
      'campaigns edit': '提交文案草稿',
      'campaigns diff': '与线上对比',
      'campaigns submit': '送审',
      'campaigns return': '退回修改',
      'campaigns approve': '通过文案',
      'campaigns preview': '生成预览地址',
      'campaigns publish': '发布',
      'campaigns rollback': '回滚',
    },
  },
  {
    title: '竞猜场次',
    operations: {
      rounds: '场次一览',
      settle: '录入结果',
      'call-off': '取消场次',
      'correct-settlement': '更正结果',
      'add-rounds': '增加场次',
      'remove-rounds': '删除场次',
    },
  },
  {
    title: '奖励',
    operations: {
      rewards: '客户奖励',
      pay: '标记已发放',
      'pay-all': '批量发放',
      void: '作废奖励',
      reverse: '冲正奖励',
      reopen: '恢复奖励',
      give: '手工补发',
      'use-coupon': '核销券',
      export: '导出奖励',
      held: '待处理奖励',
      release: '放行奖励',
      refuse: '拒绝奖励',
      'stop-all': '全部停发',
      resume: '恢复发放',
    },
  },
  {
    title: '入金与交易',
    operations: {
      'import-deposits': '导入入金',
      'import-trades': '导入交易',
      'import-openings': '导入开户',
      'reverse-deposit': '冲正入金',
      'reverse-trade': '冲正交易',
      'reverse-opening': '冲正开户',
    },
  },
  {
    title: '客户',
    operations: {
      customer: '客户档案',
      'log-out': '强制下线',
      'correct-person': '更正资料',
      'export-person': '导出个人数据',
      'delete-person': '注销并删除',
      'retained-record': '查阅留存记录',
      'shared-documents': '重复证件',
    },
  },
  {
    title: '推广',
    operations: {
      funnel: '漏斗',
      'ad-conversions': '广告回传',
      'retry-ad-conversions': '重试广告回传',
    },
  },
  {
    title: '域名与行情',
    operations: {
      'hosts list': '域名一览',
      'hosts add': '添加或修改域名',
      'hosts remove': '下线域名',
      'hosts undo': '撤销上次域名变更',
      holidays: '休市日',
      'set-holidays': '设置休市日',
    },
  },
  {
    title: '操作员与审计',
    operations: {
      'operators list': '操作员一览',
      'operators add': '邀请操作员',
      'operators roles': '更改角色',
      'operators limits': '设置限额',
      'operators reset': '重新登记操作员',
      'operators disable': '停用操作员',
      'operators sessions': '登录会话',
      'operators end-session': '结束会话',
      'operators passkeys': '通行密钥一览',
      'operators remove-passkey': '删除通行密钥',
      confirm: '确认身份',
      'change-password': '修改我的密码',
      'audit-log': '审计日志',
      'verify-audit': '校验审计日志',
    },
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
