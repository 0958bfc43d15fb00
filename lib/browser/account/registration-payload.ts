import type { RegistrationValues } from '../../account/registration-fields';
import {
  LANDING_PARAMETERS,
  type LandingParameter,
  longestValue,
  PARAMETERS_MAX,
} from '../../contract/landing-parameters';
import { readQuery } from '../../query/read-query';
import { storableText } from '../../query/storable-text';
import { withoutToken } from '../../query/without-token';
import { landingAddress, storedLanding } from '../landing/stored-landing';
import { pageAddress } from '../query/page-query';
import { readStored } from '../storage/storage';

const PARAMETER_NAME_MAX = 64;
const ADDRESS_MAX = 2048;

/** Fields that only the form sets, never the address; then names that a server rejects to protect prototypes. */
const OWN_NAMES = new Set([
  ...['mobile', 'code', 'password', 'invitecode', 'agreements', 'fromurl', 'landingurl', 'clientid'],
  ...['__proto__', 'constructor', 'prototype'],
]);

/**
 * The registration request: the fields, the accepted clauses as `slug@version`, the parameters of the page (overridden
 * by the settled channel) and below them those of the tab's landing, both addresses without a token, and the
 * fingerprint. It leaves out parameters that are too long to be genuine, and those beyond the number that the server
 * accepts.
 */
export function registrationPayload({ invitecode, ...fields }: RegistrationValues, agreements: string) {
  const landing = storedLanding();
  const landingurl = landing && landingAddress(landing);
  return {
    ...pageParameters(landing),
    ...fields,
    ...(invitecode && { invitecode }),
    agreements,
    fromurl: fromUrl(),
    ...(landingurl && { landingurl }),
    clientid: readStored('fingerprint') ?? '',
  };
}

/** The channel that startup stored, if any. */
export function storedChannel(): { v?: string; appcode?: string } {
  const v = readStored('v');
  const appcode = readStored('appCode');
  return { ...(v && { v }), ...(appcode && { appcode }) };
}

/** Stored parameters come first; the page's come before those of its landing. */
function pageParameters(landing?: URL): Partial<Record<LandingParameter, string>> {
  const all = [...readQuery(`${withoutToken(window.location.search)}&${landing?.search.slice(1) ?? ''}`)];
  const stored = all.filter(([name]) => LANDING_PARAMETERS.some((known) => known === name));
  const found = new Map<string, string>();
  for (const [name, text] of [...stored, ...all]) {
    if (found.size === PARAMETERS_MAX) break;
    const value = text.length <= longestValue(name) ? storableText(text, longestValue(name)) : '';
    if (value && !found.has(name) && mayBeSent(name)) found.set(name, value);
  }
  return { ...Object.fromEntries(found), ...storedChannel() };
}

function mayBeSent(name: string): boolean {
  return !OWN_NAMES.has(name) && name.length <= PARAMETER_NAME_MAX && name === storableText(name, PARAMETER_NAME_MAX);
}

function fromUrl(): string {
  const address = pageAddress();
  return address.length <= ADDRESS_MAX ? address : window.location.origin + window.location.pathname;
}
