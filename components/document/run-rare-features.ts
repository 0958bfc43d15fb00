/**
 * Starts what a visitor needs of the rare features, none waiting for the other.
 *
 * @param guide the guide to downloads
 * @param login the flag of the development login
 */
export async function runRareFeatures(guide: boolean, login: string | null): Promise<void> {
  const showGuide = async () => (await import('./guide-downloads')).guideDownloads();
  const offerLogin = async () => (await import('../development/offer-login')).offerDevelopmentLogin();
  await Promise.all([guide && showGuide(), login && offerLogin()]);
}
