import { readStored, removeStored, writeStored } from '../storage/storage';

/**
 * The mobile number that was typed in this tab and has not led to an account yet; empty without one. It survives a
 * reload and a closed dialog.
 */
export function typedMobile(): string {
  return readStored('typedMobile') ?? '';
}

export function keepMobile(mobile: string): void {
  writeStored('typedMobile', mobile);
}

/**
 * Whether exactly these clause versions were accepted in this tab.
 *
 * @param agreements as `slug@version`, separated by commas
 */
export function hasAccepted(agreements: string): boolean {
  return readStored('acceptedAgreements') === agreements;
}

export function keepAccepted(agreements: string, accepted: boolean): void {
  if (accepted) writeStored('acceptedAgreements', agreements);
  else removeStored('acceptedAgreements');
}

/** Clears the typed data once the account is open: the tab's next visitor starts empty. */
export function forgetTyped(): void {
  removeStored('typedMobile');
  removeStored('acceptedAgreements');
}
