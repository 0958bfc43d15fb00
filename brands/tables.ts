import type { VariantTables } from '@/lib/variant/resolve';
import { hostRules } from './hosts';
import { brands } from './index';

/** The resolver's data about brands. */
export const variantTables: VariantTables = {
  hostRules,
  packageCodes: Object.fromEntries(brands.map(({ appCode, packageCode }) => [appCode, packageCode])),
};

/** The composition of each brand's landing page, by appCode. */
export const compositions: Readonly<Record<string, string>> = Object.fromEntries(
  brands.map(({ appCode, look }) => [appCode, look.composition]),
);
