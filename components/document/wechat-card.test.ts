import { callApi } from '@/lib/browser/http/call-api';
import { offerShareCard } from '@/lib/browser/share/share-card';
import { SHARE_PICTURE_VERSION } from '@/lib/search/share-picture-version';
import { showWechatCard } from './wechat-card';

jest.mock('@/lib/browser/http/call-api');

const SIGNED = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.59';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile MicroMessenger/8.0.59';
const OPENED = 'http://localhost/newactivities/moon?token=secret#top';

const wx = {
  config: jest.fn(),
  ready: jest.fn(),
  error: jest.fn(),
  updateAppMessageShareData: jest.fn(),
  updateTimelineShareData: jest.fn(),
};

async function showIn(userAgent: string): Promise<void> {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(window, { wx });
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
  await showWechatCard();
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(callApi).mockResolvedValue({ IsSuccess: true, Data: SIGNED } as never);
  performance.getEntriesByType = () => [{ name: OPENED }] as unknown as PerformanceEntryList;
  window.history.replaceState(null, '', '/newactivities/moon#top');
  document.documentElement.dataset.brand = 'gold';
  document.title = '中秋';
});

test.each([
  ['the address that opened the page on iOS', IPHONE, 'http://localhost/newactivities/moon?token=secret'],
  ['the current address on Android', ANDROID, 'http://localhost/newactivities/moon'],
])('has the server sign %s', async (_, userAgent, address) => {
  await showIn(userAgent);
  expect(callApi).toHaveBeenCalledWith(expect.anything(), { appcode: 'gold', address });
  expect(wx.config).toHaveBeenCalledWith({ ...SIGNED, jsApiList: expect.any(Array) });
});

test('sets the card once WeChat is ready, without the token, and again when it changes', async () => {
  await showIn(ANDROID);
  expect(wx.updateAppMessageShareData).not.toHaveBeenCalled();
  wx.ready.mock.calls[0][0]();
  const card = {
    title: '中秋',
    link: 'http://localhost/newactivities/moon',
    imgUrl: `http://localhost/newactivities/share/gold/${SHARE_PICTURE_VERSION}/brand-square.jpg`,
  };
  expect(wx.updateAppMessageShareData).toHaveBeenLastCalledWith({ ...card, desc: '' });
  expect(wx.updateTimelineShareData).toHaveBeenLastCalledWith(card);
  offerShareCard({ title: '好友邀您' })();
  expect(wx.updateTimelineShareData).toHaveBeenNthCalledWith(2, { ...card, title: '好友邀您' });
  expect(wx.updateTimelineShareData).toHaveBeenLastCalledWith(card);
});

test('loads nothing in WeCom, whose user agent names WeChat too', async () => {
  await showIn(`${ANDROID} wxwork/4.1`);
  expect(callApi).not.toHaveBeenCalled();
  expect(wx.config).not.toHaveBeenCalled();
});
