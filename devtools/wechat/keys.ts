/** The stand-in's only account, with which the development set-up signs. It is not secret. */
export const WECHAT_ACCOUNT = {
  brand: 'zfht',
  appId: 'wx0000000000000001',
  secret: '00000000000000000000000000000001',
  /** The only host that the account has registered for its pages (JS 接口安全域名). */
  host: 'zfht.localhost',
} as const;

/** The prefix of its own paths. */
export const WECHAT_PATH = '/dev/wechat';
