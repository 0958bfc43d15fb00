import type { Vault } from './vault';

/** The look-up key of a mobile number wherever one is stored: accounts, codes, limits, events. */
export function mobileHash(vault: Vault, mobile: string): string {
  return vault.hash('mobile', mobile);
}

/** Encrypts a mobile number for keeping. */
export function sealMobile(vault: Vault, mobile: string): string {
  return vault.seal('mobile', mobile);
}

/** Reads back what {@link sealMobile} made. */
export function openMobile(vault: Vault, sealed: string): string {
  return vault.open('mobile', sealed);
}
