import type { DeviceId } from '@/server/office/tools-api';

/** A device as which the directory shows pages. */
export interface Device {
  label: string;
  /** What it shows that others do not. */
  note: string;
  shape: 'phone' | 'desktop';
  /** The app whose web view it is, as the query names it. */
  source?: 'android' | 'ios';
  /** The layout that a frame asks for in production; a device without one is only in development. */
  layout?: 'phone' | 'android' | 'desktop';
}

export const DEVICES: Readonly<Record<DeviceId, Device>> = {
  ios: { label: 'iPhone', note: 'Safari', shape: 'phone', layout: 'phone' },
  android: { label: 'Android', note: 'Chrome', shape: 'phone', layout: 'android' },
  desktop: { label: '电脑', note: 'Chrome', shape: 'desktop', layout: 'desktop' },
  'ios-app': { label: 'iOS App', note: 'App 内网页，source=ios', shape: 'phone', source: 'ios', layout: 'phone' },
  'android-app': {
    label: 'Android App',
    note: 'App 内网页，source=android',
    shape: 'phone',
    source: 'android',
    layout: 'android',
  },
  wechat: { label: '微信', note: 'iPhone 微信内，下载先引导到浏览器', shape: 'phone' },
};
