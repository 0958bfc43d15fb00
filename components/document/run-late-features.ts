import { forgetWithSession } from '@/lib/browser/account/forget-with-session';
import { offersActivities } from '@/lib/browser/session/offered-activities';
import { readStored } from '@/lib/browser/storage/storage';
import { CARD_ATTRIBUTE } from '@/lib/search/wechat-card';

/** Begin and end of most browsers' user agents; browsers inside other apps have neither or only one of the two. */
const BROWSER = /^Mozilla\/.*Safari\/[\d.]+$/;

/**
 * Starts the late features that the page or its visitor needs, in parallel: the campaign status, the guide to downloads
 * in the browsers of other apps, the development login, the question about a link with another account, the dialog that
 * was open before a reload, the share card in WeChat, and the removal of a session's data after its end.
 */
export async function runLateFeatures(): Promise<void> {
  forgetWithSession();
  // A server without activities has no campaign status either.
  const campaign = offersActivities() && document.querySelector('[data-campaign]') !== null;
  const guide = !BROWSER.test(navigator.userAgent);
  const login = readStored('developmentLogin');
  const offered = readStored('offeredToken');
  const typed = readStored('typedDialog');
  const card = document.documentElement.hasAttribute(CARD_ATTRIBUTE) && /MicroMessenger/i.test(navigator.userAgent);
  const showStatus = async () => (await import('../campaign/status/show-live-status')).showLiveStatus();
  const showGuide = async () => (await import('./guide-downloads')).guideDownloads();
  const offerLogin = async () => (await import('../development/offer-login')).offerDevelopmentLogin();
  const settle = async () => (await import('../account/offered-token/settle-offer')).settleOffer();
  const resume = async () => (await import('../account/resume-dialog')).resumeDialog();
  const showCard = async () => (await import('./wechat-card')).showWechatCard();
  await Promise.all([
    campaign && showStatus(),
    guide && showGuide(),
    login && offerLogin(),
    offered && settle(),
    typed && resume(),
    card && showCard(),
  ]);
}
