/** What the stand-ins know their one customer by, and what the development set-up reports with; no secrets. */
export const DEVELOPMENT_KEYS = {
  qihuKey: 'development-app-key',
  qihuSecret: 'development-app-secret',
  baiduToken: 'development-ocpc-token',
} as const;

/** What stands before the platforms' own paths. */
export const STAND_IN_PATHS = { qihu: '/dev/ad-platforms/qihu', baidu: '/dev/ad-platforms/baidu' } as const;
