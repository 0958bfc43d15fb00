import { readStored, removeStored, writeStored } from '../storage/storage';

/** The mobile number that was typed in this tab and led to no account yet; empty where there is none. It outlives a reload and a closed dialog. */
export function typedMobile(): string {
  return readStored('typedMobile') ?? '';
}

export function keepMobile(mobile: string): void {
  writeStored('typedMobile', mobile);
}

/**
 * Whether these clauses were accepted in this tab, in these versions.
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

/** The account is open: the next visitor of this tab begins anew. */
export function forgetTyped(): void {
  removeStored('typedMobile');
  removeStored('acceptedAgreements');
}
