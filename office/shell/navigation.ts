/** The screens in the navigation, in order. */
export const NAVIGATION = [
  { to: '/texts', title: '活动文案' },
  { to: '/', title: '全部操作' },
  { to: '/account', title: '我的账户' },
] as const;
