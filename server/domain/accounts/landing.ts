import { LANDING_PARAMETERS, type LandingParameter } from '@/lib/contract/landing-parameters';
import { isPersonalValue } from '@/lib/query/personal-data';
import { storableAddress } from '@/lib/query/storable-address';
import { BASE_PATH } from '@/lib/site';

/** These parameters have columns of their own. */
const IN_COLUMNS = new Set<LandingParameter>(['appcode', 'v']);

/** Where an account came from. */
export interface Landing {
  appCode: string | null;
  packageCode: string | null;
  /** Path of the landing page within the site, without its leading slash; `null` for an address outside the site. */
  campaign: string | null;
  /** The page's address without token and personal data; empty when it is no address. */
  fromUrl: string;
  landing: Record<string, string>;
}

/** Reads the landing page from a registration's fields. */
export function readLanding(
  fields: { fromurl: string } & Partial<Record<LandingParameter, string | undefined>>,
): Landing {
  const fromUrl = storableAddress(fields.fromurl);
  const pathname = fromUrl && new URL(fromUrl).pathname;
  return {
    appCode: fields.appcode?.toLowerCase() || null,
    packageCode: fields.v || null,
    campaign: pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length + 1) || null : null,
    fromUrl,
    landing: Object.fromEntries(
      LANDING_PARAMETERS.filter((name) => !IN_COLUMNS.has(name)).flatMap((name) => {
        const value = fields[name];
        return value && !isPersonalValue(name, value) ? [[name, value]] : [];
      }),
    ),
  };
}
