import type { VariantTables } from '@/lib/variant/resolve';
import { hostRules } from './hosts';
import { brands } from './index';

/** The brands' side of the variant resolver. */
export const variantTables: VariantTables = {
  hostRules,
  packageCodes: Object.fromEntries(brands.map(({ appCode, packageCode }) => [appCode, packageCode])),
};
