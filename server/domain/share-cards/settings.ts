import { z } from 'zod';
import { brands } from '@/brands';
import { parseJson } from '@/lib/parse-json';
import { isOrigin } from '../../platform/settings/common-settings';

const appCodes: ReadonlySet<string> = new Set(brands.map(({ appCode }) => appCode));

const account = z.strictObject({
  appId: z.string().regex(/^wx[0-9a-f]{16}$/),
  secret: z.string().regex(/^[0-9a-f]{32}$/),
});
const accounts = z
  .record(z.string(), account)
  .refine((read) => Object.keys(read).every((brand) => appCodes.has(brand)));

/** A verified account of WeChat (服务号), whose share cards the pages of its brand may show. */
export type WechatAccount = z.output<typeof account>;

/** The environment variables of share cards. */
export const shareCardSettings = {
  /** The account of each brand that has one, as JSON; without it pages load nothing of WeChat. */
  WECHAT_ACCOUNTS: z
    .string()
    .transform((text, { addIssue }) => {
      const read = accounts.safeParse(parseJson(text));
      if (read.success) return read.data;
      // The parser's own messages could repeat a secret.
      addIssue({
        code: 'custom',
        message: 'must be JSON such as {"bfzh":{"appId":"wx…","secret":"…"}}, with codes of brands',
      });
      return z.NEVER;
    })
    .optional(),
  WECHAT_ORIGIN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be an origin such as https://api.weixin.qq.com, without path, query or credentials')
    .optional(),
};

export interface ShareCardConfig {
  /** Where WeChat issues tickets; it may end with a path in the development set-up. */
  origin: string;
  /** By appCode; empty where no brand has an account. */
  accounts: Readonly<Record<string, WechatAccount>>;
}

type Settings = z.output<z.ZodObject<typeof shareCardSettings>>;

/** @param standIn used unless the settings name accounts: that of the development set-up */
export function shareCardConfigOf(
  { WECHAT_ACCOUNTS, WECHAT_ORIGIN }: Settings,
  standIn?: ShareCardConfig,
): ShareCardConfig {
  if (!WECHAT_ACCOUNTS && standIn) return standIn;
  return { origin: new URL(WECHAT_ORIGIN ?? 'https://api.weixin.qq.com').origin, accounts: WECHAT_ACCOUNTS ?? {} };
}
