/** The credentials of the stand-ins' only customer, with which the development set-up reports. They are not secret. */
export const DEVELOPMENT_KEYS = {
  qihuKey: 'development-app-key',
  qihuSecret: 'development-app-secret',
  baiduToken: 'development-ocpc-token',
} as const;

/** The prefixes of the platforms' own paths. */
export const STAND_IN_PATHS = { qihu: '/dev/ad-platforms/qihu', baidu: '/dev/ad-platforms/baidu' } as const;
