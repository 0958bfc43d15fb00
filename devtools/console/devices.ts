/** A device for previews. */
export interface PreviewDevice {
  words: string;
  /** What it shows that other devices do not. */
  note: string;
  /** The size of its window in CSS pixels. */
  shape: 'phone' | 'desktop';
  /** Sent with every request of the preview, and returned to its scripts. */
  userAgent: string;
  /** The app whose web view it is, as the query names it. */
  source?: 'android' | 'ios';
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0';

export const DEVICE_IDS = ['ios', 'android', 'desktop', 'ios-app', 'android-app', 'wechat'] as const;
export type DeviceId = (typeof DEVICE_IDS)[number];

export const DEVICES: Readonly<Record<DeviceId, PreviewDevice>> = {
  ios: {
    words: 'iPhone',
    note: 'Safari，375 像素宽',
    shape: 'phone',
    userAgent: `${IPHONE} Version/18.4 Mobile/15E148 Safari/604.1`,
  },
  android: {
    words: 'Android',
    note: 'Chrome，375 像素宽',
    shape: 'phone',
    userAgent: `${PIXEL}) ${CHROME} Mobile Safari/537.36`,
  },
  desktop: {
    words: '桌面',
    note: 'Chrome，1440 像素宽',
    shape: 'desktop',
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  },
  'ios-app': {
    words: 'iOS App',
    note: 'App 内网页，source=ios',
    shape: 'phone',
    userAgent: `${IPHONE} Mobile/15E148`,
    source: 'ios',
  },
  'android-app': {
    words: 'Android App',
    note: 'App 内网页，source=android',
    shape: 'phone',
    userAgent: `${PIXEL}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    source: 'android',
  },
  wechat: {
    words: '微信',
    note: 'iPhone 微信内，下载先引导到浏览器',
    shape: 'phone',
    userAgent: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.59(0x18003b26) NetType/4G Language/zh_CN`,
  },
};
