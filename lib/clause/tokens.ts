import type { Brand } from '../brand/schema';

const SHARED_LOGINS =
  '该账户也可以在由同一系统提供服务的其他品牌网站登录，这些品牌的账户同样可以在此登录；登录其他品牌的网站，不改变账户的归属。';

/** A brand's values that a document may use, by token. */
const VALUES = {
  brand: (brand: Brand) => brand.name,
  company: (brand: Brand) => brand.company,
  developer: (brand: Brand) => brand.developer,
  appName: (brand: Brand) => brand.appName,
  hotline: (brand: Brand) => brand.hotline,
  /** A sentence about where the brand's accounts log in. */
  logins: ({ name, accounts }: Brand) =>
    accounts === 'own' ? `该账户只可在“${name}”登录，其他品牌的账户也不能在“${name}”登录。` : SHARED_LOGINS,
};

type Token = keyof typeof VALUES;

/**
 * Tokens that some brands have no value for. They are written `{hotline?}` and allowed only where the surrounding part
 * can be dropped.
 */
const OPTIONAL: ReadonlySet<string> = new Set<Token>(['hotline']);

const TOKEN = /\{([^{}]*)\}/g;

/** Whether the text between braces is a token, spelled correctly or not. */
export function isToken(inner: string): boolean {
  return Object.hasOwn(VALUES, inner.replace(/\?$/, ''));
}

/**
 * The error in a text's tokens, or `null`.
 *
 * @param omissible true if the whole text can be dropped, like a list item or a table row
 */
export function tokenProblem(text: string, omissible: boolean): string | null {
  // Stryker disable next-line StringLiteral: the group always matches; only the compiler needs the default
  for (const [written, inner = ''] of text.matchAll(TOKEN)) {
    const name = inner.replace(/\?$/, '');
    if (!Object.hasOwn(VALUES, name)) return `没有占位符 ${written}`;
    if (OPTIONAL.has(name) !== inner.endsWith('?')) {
      return OPTIONAL.has(name) ? `${written} 有的品牌没有，请写成 {${name}?}` : `${written} 每个品牌都有，不可带问号`;
    }
    if (OPTIONAL.has(name) && !omissible) return `${written} 只可写在分项或表格里`;
  }
  // Stryker disable next-line StringLiteral: any replacement without braces works
  return /[{}]/.test(text.replace(TOKEN, '')) ? '花括号须成对，里面是占位符' : null;
}

/** The text with the brand's values, or `null` if the brand lacks the value of an optional token. */
export function fillTokens(text: string, brand: Brand): string | null {
  let missing = false;
  const filled = text.replace(TOKEN, (written, inner: string) => {
    const name = inner.replace(/\?$/, '');
    if (!Object.hasOwn(VALUES, name)) throw new Error(`Unknown token ${written}.`);
    const value = VALUES[name as Token](brand);
    if (!value && !OPTIONAL.has(name)) throw new Error(`Brand ${brand.appCode} has no value for ${written}.`);
    missing ||= !value;
    return value ?? written;
  });
  return missing ? null : filled;
}
