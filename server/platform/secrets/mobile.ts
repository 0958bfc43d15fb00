import type { Vault } from './vault';

/** The keyed hash of a mobile number, by which accounts, codes, limits and events find it. */
export function mobileHash(vault: Vault, mobile: string): string {
  return vault.hash('mobile', mobile);
}

/** Encrypts a mobile number to store it. */
export function sealMobile(vault: Vault, mobile: string): string {
  return vault.seal('mobile', mobile);
}

/** Decrypts the result of {@link sealMobile}. */
export function openMobile(vault: Vault, sealed: string): string {
  return vault.open('mobile', sealed);
}
