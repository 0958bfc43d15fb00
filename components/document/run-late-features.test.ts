import { settleOffer } from '../account/offered-token/settle-offer';
import { showLiveStatus } from '../campaign/status/show-live-status';
import { offerDevelopmentLogin } from '../development/offer-login';
import { guideDownloads } from './guide-downloads';
import { runLateFeatures } from './run-late-features';
import { showWechatCard } from './wechat-card';

jest.mock('../account/offered-token/settle-offer');
jest.mock('../campaign/status/show-live-status');
jest.mock('../development/offer-login');
jest.mock('./guide-downloads');
jest.mock('./wechat-card');

const START = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

async function visitWith(userAgent: string, storage: Record<string, string> = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  await runLateFeatures();
}

beforeEach(() => jest.clearAllMocks());

test.each([
  `${START} Mobile/15E148 MicroMessenger/8.0.59(0x18003b26) NetType/4G Language/zh_CN`,
  `${START} Version/18.4.1 Mobile/15E148 Safari/604.1 Lark/7.15.32 LarkLocale/zh_CN`,
  'ZhihuHybrid com.zhihu.android/Futureve/5.32.1 Mozilla/5.0 (Linux; Android 10; wv) Chrome/87.0.4280.101 Safari/537.36',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
])('loads the download guide in an unusual browser: %s', async (userAgent) => {
  await visitWith(userAgent);
  expect(guideDownloads).toHaveBeenCalledTimes(1);
  expect(offerDevelopmentLogin).not.toHaveBeenCalled();
});

test.each([
  `${START} Version/18.4 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
])('loads nothing in a usual browser: %s', async (userAgent) => {
  await visitWith(userAgent);
  expect(guideDownloads).not.toHaveBeenCalled();
  expect(offerDevelopmentLogin).not.toHaveBeenCalled();
});

test("settles a link with another account's session", async () => {
  sessionStorage.setItem('offeredToken', 'abc');
  await visitWith(`${START} Safari/604.1`);
  expect(settleOffer).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  await visitWith(`${START} Safari/604.1`);
  expect(settleOffer).toHaveBeenCalledTimes(1);
});

test('loads the development login with the flag', async () => {
  await visitWith(`${START} Safari/604.1`, { developmentLogin: '1' });
  expect(offerDevelopmentLogin).toHaveBeenCalledTimes(1);
});

test("reads the campaign status on a campaign's page and on no other page", async () => {
  await visitWith(`${START} Safari/604.1`);
  expect(showLiveStatus).not.toHaveBeenCalled();
  document.body.innerHTML = '<div data-campaign="summer"></div>';
  await visitWith(`${START} Safari/604.1`);
  expect(showLiveStatus).toHaveBeenCalledTimes(1);
  document.documentElement.dataset.activities = 'none';
  await visitWith(`${START} Safari/604.1`);
  expect(showLiveStatus).toHaveBeenCalledTimes(1);
});

test('loads the share card only in WeChat, and only on a page of a brand with an account', async () => {
  const WECHAT = `${START} Mobile/15E148 MicroMessenger/8.0.59`;
  document.documentElement.removeAttribute('data-wechat');
  await visitWith(WECHAT);
  document.documentElement.setAttribute('data-wechat', '');
  await visitWith(`${START} Safari/604.1`);
  expect(showWechatCard).not.toHaveBeenCalled();
  await visitWith(WECHAT);
  expect(showWechatCard).toHaveBeenCalledTimes(1);
});
