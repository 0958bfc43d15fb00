import { z } from 'zod';
import { PACKAGE_CODE } from '../variant/types';
import { BRIDGE_ACTIONS } from './bridge';

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);
const text = z.string().trim().min(1);

/** Clause pages that a footer or a header zone may open. */
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

/** Width and height of the mobile header picture, in its own units. */
export const HEADER_WIDTH = 375;
export const HEADER_HEIGHT = 88;

/** A tap zone over the header picture, in the picture's own units. */
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
 * A white-label brand: everything on a page that differs between brands, as plain data.
 * Pictures are found by convention in `public/brands/<appCode>/`: `header.svg` (375×88), `banner.svg` (1440×120), `app.svg` (128×128).
 */
export const brandSchema = z.strictObject({
  /** The spec's appCode, also the folder of its pictures. */
  appCode: z.string().regex(/^[a-z0-9-]+$/),
  /** The short name a visitor knows the brand by; ends every document title. */
  name: text,
  /** The company that holds the copyright. */
  company: text,
  /** The app's developer company. */
  developer: text,
  appName: text,
  /** App version, such as `5.1.0`. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** The app's last update, an ISO date. */
  updatedOn: z.iso.date(),
  /** Copyright years, such as `2013-2025`. */
  copyrightYears: z.string().regex(/^\d{4}-\d{4}$/),
  licence: text,
  riskWarning: text,
  /** What the trading platform is and that results depend on the market. */
  platformBlurb: text,
  /** Service hotline in Hong Kong format, `(852) 0000 0000`; one brand has it. */
  hotline: z
    .string()
    .regex(/^\(852\) \d{4} \d{4}$/)
    .optional(),
  /** Mainland filing number, shown only where one exists. */
  icp: text.optional(),
  /**
   * Within which accounts one identity document, as one bank card, serves a single one: those of this brand alone. Without it,
   * those of all brands that say nothing. It must not change once accounts are verified.
   */
  persons: z.literal('own').optional(),
  /**
   * Whose accounts log in on this brand's pages, and where its own do: its own alone, and here alone. Without it, those of all brands
   * that say nothing log in on each other's. The customer agreement says it, so it changes with a new version of that.
   */
  accounts: z.literal('own').optional(),
  /** Default package code, the spec's `v`. */
  packageCode: z.string().regex(PACKAGE_CODE),
  header: z.strictObject({
    download: downloadZone,
    /** The two links at the bottom left; `null` where the header has only the download zone. */
    links: z
      .strictObject({
        permissions: linkZone,
        privacy: linkZone,
        privacyClause: z.enum(['privacy-auth', 'privacy-auth-pc']),
      })
      .nullable(),
    /** What an iOS build of the brand changes; its picture is `header-ios.svg`. */
    ios: z.strictObject({ download: downloadZone, links: z.null() }).optional(),
  }),
  footer: z.strictObject({
    /** A named footer of the spec, or `default`. */
    variant: z.enum([
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
    ]),
    /** The third link of the desktop footer. */
    desktopThirdLink: z.enum(['introduction', 'customer-agreement']),
    /** True where the mobile footer stays empty on iOS. */
    emptyOnIos: z.boolean(),
  }),
  /** App store page for iOS visitors, `https`. */
  iosStoreUrl: z.url({ protocol: /^https$/ }),
  /** What the brand's apps call the methods that pages call, besides the usual names. */
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
});

export type Brand = z.infer<typeof brandSchema>;
