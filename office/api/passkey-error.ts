const INSTEAD = '请用密码和动态码，或在 Chrome、Safari、Edge 里打开运营台';
const UNSUPPORTED = `这个浏览器不支持通行密钥（如企业微信里的页面）。${INSTEAD}。`;
const CANCELLED =
  '通行密钥没有完成：可能取消了、超过了时间，或这台设备上没有你的通行密钥。请再试一次，或用密码和动态码。';

/** What to say for an error of the browser, by its name. */
const TEXTS: Readonly<Record<string, string>> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: '这台设备上已经有你的通行密钥，直接用它登录即可。',
  NotSupportedError: UNSUPPORTED,
  TypeError: UNSUPPORTED,
  SecurityError: '通行密钥只在运营台自己的 https 地址里有效。请核对地址栏，或用密码和动态码。',
  TimeoutError: `这台设备一直没有回应。${INSTEAD}。`,
};
const OTHER = `这台设备没能读取通行密钥。请再试一次；仍不行，${INSTEAD}。`;

/** A passkey that the browser could not create or use; its message says why and what to do. */
export class PasskeyError extends Error {
  constructor(name: string) {
    super(TEXTS[name] ?? OTHER);
  }
}

/** Whether the browser has passkeys. Web views of apps may have only a part of them. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
}
