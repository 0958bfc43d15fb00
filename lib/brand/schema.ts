import { z } from 'zod';
import { AD_PLATFORM_NAMES } from '../channel/ad-platforms';
import { choice } from '../form/choice';
import { lookSchema } from '../look/look';
import { PACKAGE_CODE } from '../variant/types';
import { BRIDGE_ACTIONS } from './bridge';

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);
const text = z.string().trim().min(1).max(200, '不超过200字').meta({ length: 200 });

/** Clause pages that a footer or a header zone can link to. */
export const CLAUSE_SLUGS = [
  'risk-disclaimer',
  'disclaimer',
  'app-auth',
  'privacy-auth',
  'privacy-auth-pc',
  'customer-agreement',
  'introduction',
] as const;
export type ClauseSlug = (typeof CLAUSE_SLUGS)[number];

/** Size of the mobile header picture; zones use the same units. */
export const HEADER_WIDTH = 375;
export const HEADER_HEIGHT = 88;

/** A tap zone over the header picture, in the picture's units. */
const zone = z
  .strictObject({
    x: z.number().min(0),
    y: z.number().min(0),
    width: z.number().positive(),
    height: z.number().positive(),
  })
  .refine(({ x, y, width, height }) => x + width <= HEADER_WIDTH && y + height <= HEADER_HEIGHT, {
    error: 'reaches beyond the picture',
  });
const downloadZone = zone.refine(({ width, height }) => width >= 44 && height >= 32, {
  error: 'must be at least 44 wide and 32 high',
});
const linkZone = zone.refine(({ height }) => height >= 24, { error: 'must be at least 24 high' });

const methodNames = z.array(z.string().regex(/^[A-Za-z_]\w{0,63}$/, 'must be the name of a method'));

/**
 * A white-label brand: everything on a page that differs between brands, as plain data. Pictures have fixed names in
 * `public/brands/<appCode>/`: `header.svg` (375×88), `banner.svg` (1440×120), `app.svg` (128×128).
 */
export const brandSchema = z.strictObject({
  /** The specification's appCode, also the name of the picture folder. */
  appCode: z.string().regex(/^[a-z0-9-]+$/),
  /** Short name that visitors know the brand by; ends every document title. */
  name: text,
  /** The copyright owner. */
  company: text,
  /** The app's developer company. */
  developer: text,
  appName: text,
  /** App version, such as `5.1.0`. */
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, '须写成 5.1.0 的样子')
    .meta({ title: '应用版本', help: '例如 5.1.0，与应用商店一致。' }),
  /** The app's last update, an ISO date. */
  updatedOn: z.iso.date().meta({ title: '应用更新日期', kind: 'day' }),
  /** Copyright years, such as `2013-2025`. */
  copyrightYears: z
    .string()
    .regex(/^\d{4}-\d{4}$/, '须写成 2013-2025 的样子')
    .meta({ title: '版权年份', help: '例如 2013-2025。' }),
  licence: text.meta({ title: '牌照说明', help: '页脚里写明的公司与牌照。' }),
  /** At the end of every page. The rules of a campaign have their own, about its rewards. */
  riskWarning: text.meta({ title: '风险提示', help: '每页末尾。' }),
  /** Says what the trading platform is and that results depend on the market. */
  platformBlurb: text.meta({ title: '交易平台说明', help: '页脚里说明交易平台，以及盈亏取决于行情。' }),
  /** Describes pages without a description of their own in chats and search results; the platform blurb by default. */
  shareWords: text
    .meta({ title: '分享语', help: '分享卡片和搜索结果里标题下面的一句话；活动页用活动自己的。' })
    .optional(),
  /** Service hotline in Hong Kong format, `(852) 0000 0000`; one brand has one. */
  hotline: z
    .string()
    .regex(/^\(852\) \d{4} \d{4}$/, '须写成 (852) 0000 0000')
    .meta({ title: '客服热线', help: '写成 (852) 0000 0000。' })
    .optional(),
  /** Mainland filing number, if the brand has one. */
  icp: text.meta({ title: '备案号' }).optional(),
  /**
   * Among which accounts an identity document or a bank card may serve only one: with `own` those of this brand only,
   * without it those of all brands that leave it out. It must not change once accounts are verified.
   */
  persons: z.literal('own').optional(),
  /**
   * With `own`, only this brand's accounts log in on its pages, and they log in nowhere else. Without it, accounts of
   * all brands that leave it out log in on each other's pages. The customer agreement states this, so a change needs a
   * new version of the agreement.
   */
  accounts: z.literal('own').optional(),
  /** Advertising platforms that get no event of this brand's visitors. */
  adsOff: z.array(z.enum(AD_PLATFORM_NAMES)).optional(),
  /** Default package code, the specification's `v`. */
  packageCode: z.string().regex(PACKAGE_CODE),
  header: z.strictObject({
    download: downloadZone,
    /** The two links at the bottom left; `null` if the header has only the download zone. */
    links: z
      .strictObject({
        permissions: linkZone,
        privacy: linkZone,
        privacyClause: z.enum(['privacy-auth', 'privacy-auth-pc']),
      })
      .nullable(),
    /** What differs in the brand's iOS builds; their picture is `header-ios.svg`. */
    ios: z.strictObject({ download: downloadZone, links: z.null() }).optional(),
  }),
  footer: z
    .strictObject({
      /** A named footer of the specification, or `default`. */
      variant: z
        .enum([
          'default',
          'bfzh',
          'xyzx',
          'jfjy',
          'bfjy',
          'iekb',
          'jinyunew',
          'jybdxinyuenew',
          'gjs2',
          'hfzt',
          'jixin',
          'zfht',
          'bfzh2',
          'jxyx',
        ])
        .meta({ title: '页脚样式', kind: 'hidden' }),
      /** The third link of the desktop footer. */
      desktopThirdLink: choice('电脑版第三个链接', { introduction: '公司介绍', 'customer-agreement': '客户协议' }),
      /** Whether the mobile footer is empty on iOS. */
      emptyOnIos: z.boolean().meta({ title: 'iOS 上不显示页脚' }),
    })
    .meta({ title: '页脚' }),
  /** App Store page for iOS visitors, `https`. */
  iosStoreUrl: z
    .url({ protocol: /^https$/, error: '须为 https:// 开头的网址' })
    .meta({ title: 'App Store 网址', help: '以 https:// 开头。' }),
  /** Additional names that the brand's apps give to bridge methods. */
  bridge: z
    .partialRecord(z.enum(BRIDGE_ACTIONS), z.strictObject({ android: methodNames, ios: methodNames }))
    .optional(),
  theme: z.strictObject({
    /** Page ground, panels, body text, the one action colour with its text colour, and the accent of fine details. */
    ground: hexColour,
    surface: hexColour,
    ink: hexColour,
    action: hexColour,
    onAction: hexColour,
    highlight: hexColour,
  }),
  look: lookSchema,
});

export type Brand = z.infer<typeof brandSchema>;
