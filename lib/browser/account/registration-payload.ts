import type { RegistrationValues } from '../../account/registration-fields';
import { LANDING_PARAMETERS, type LandingParameter } from '../../contract/landing-parameters';
import { storableText } from '../../query/storable-text';
import { keptLanding, landingAddress } from '../landing/kept-landing';
import { pageAddress, pageQuery } from '../query/page-query';
import { readStored } from '../storage/storage';

const PARAMETER_MAX = 256;
const ADDRESS_MAX = 2048;

/**
 * The registration form as it is sent: the fields, the accepted clauses, the page's parameters with the settled channel
 * above them and those of the tab's landing below, both addresses without a token, and the fingerprint. A parameter too
 * long to be genuine is left out.
 */
export function registrationPayload({ invitecode, ...fields }: RegistrationValues, agreements: string) {
  const landing = keptLanding();
  const landingurl = landing && landingAddress(landing);
  return {
    ...landingParameters(landing),
    ...fields,
    ...(invitecode && { invitecode }),
    agreements,
    fromurl: fromUrl(),
    ...(landingurl && { landingurl }),
    clientid: readStored('fingerprint') ?? '',
  };
}

/** The channel that startup has settled, where it could. */
export function storedChannel(): { v?: string; appcode?: string } {
  const v = readStored('v');
  const appcode = readStored('appCode');
  return { ...(v && { v }), ...(appcode && { appcode }) };
}

function landingParameters(landing?: URL): Partial<Record<LandingParameter, string>> {
  const query = pageQuery();
  const entries = LANDING_PARAMETERS.map(
    (name) => [name, query.get(name) || landing?.searchParams.get(name) || ''] as const,
  )
    .filter(([, value]) => value.length <= PARAMETER_MAX)
    .map(([name, value]) => [name, storableText(value, PARAMETER_MAX)] as const)
    .filter(([, value]) => value);
  return { ...Object.fromEntries(entries), ...storedChannel() };
}

function fromUrl(): string {
  const address = pageAddress();
  return address.length <= ADDRESS_MAX ? address : window.location.origin + window.location.pathname;
}
