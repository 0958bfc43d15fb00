/** The screens in the navigation, in order. */
export const NAVIGATION = [
  { to: '/', title: '全部操作' },
  { to: '/account', title: '我的账户' },
] as const;
