import { forgetWithSession } from '@/lib/browser/account/forget-with-session';
import { offersActivities } from '@/lib/browser/session/offered-activities';
import { readStored } from '@/lib/browser/storage/storage';

/** How the user agents of most browsers end; those of the browsers inside other apps never do. */
const BROWSER = /Safari\/[\d.]+$/;

/**
 * Starts what the page or its visitor needs, none waiting for the other: how its campaign stands, the guide to downloads in the
 * browsers of other apps, the development login, the question that comes with a link of another account, the dialog that was open
 * before the page was loaded anew, and what a session's end takes with it.
 */
export async function runLateFeatures(): Promise<void> {
  forgetWithSession();
  // Where nobody answers activities, nobody knows how campaigns stand.
  const campaign = offersActivities() && document.querySelector('[data-campaign]') !== null;
  const guide = !BROWSER.test(navigator.userAgent);
  const login = readStored('developmentLogin');
  const offered = readStored('offeredToken');
  const typed = readStored('typedDialog');
  const showLife = async () => (await import('../campaign/life/show-campaign-life')).showCampaignLife();
  const showGuide = async () => (await import('./guide-downloads')).guideDownloads();
  const offerLogin = async () => (await import('../development/offer-login')).offerDevelopmentLogin();
  const settle = async () => (await import('../account/offered-token/settle-offer')).settleOffer();
  const resume = async () => (await import('../account/resume-dialog')).resumeDialog();
  await Promise.all([
    campaign && showLife(),
    guide && showGuide(),
    login && offerLogin(),
    offered && settle(),
    typed && resume(),
  ]);
}
