import type { DeviceId } from '@/server/office/tools-api';

/** A device for previews. */
export interface PreviewDevice {
  /** Sent with every request of the preview, and returned to its scripts. */
  userAgent: string;
  /** The app whose web view it is, as the query names it. */
  source?: 'android' | 'ios';
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0';

export const DEVICES: Readonly<Record<DeviceId, PreviewDevice>> = {
  ios: { userAgent: `${IPHONE} Version/18.4 Mobile/15E148 Safari/604.1` },
  android: { userAgent: `${PIXEL}) ${CHROME} Mobile Safari/537.36` },
  desktop: { userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36` },
  'ios-app': { userAgent: `${IPHONE} Mobile/15E148`, source: 'ios' },
  'android-app': {
    userAgent: `${PIXEL}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    source: 'android',
  },
  wechat: { userAgent: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.59(0x18003b26) NetType/4G Language/zh_CN` },
};
