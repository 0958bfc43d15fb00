import { render, screen } from '@testing-library/react';
import type { Device } from '@/lib/variant/types';
import { DownloadButtons } from './download-buttons';

const ANDROID = 'https://package.example/software/XY_101.apk';
const STORE = 'https://store.example/app';

function hrefs(device: Device, iosHref: string | null, iPadHref: string | null = null) {
  render(<DownloadButtons device={device} androidHref={ANDROID} iosHref={iosHref} iPadHref={iPadHref} />);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test.each<[Device, string | null, string[]]>([
  ['mobile', STORE, [ANDROID]],
  ['ios', STORE, [STORE]],
  ['desktop', STORE, [ANDROID, STORE]],
])('%s with store %s offers %j', (device, iosHref, expected) => {
  expect(hrefs(device, iosHref)).toEqual(expected);
});

test('says that the host hides the download on iOS', () => {
  expect(hrefs('ios', null)).toEqual([]);
  expect(screen.getByText(/暂不提供 iOS 版下载/)).toBeInTheDocument();
});

describe('an iPad that identifies itself as a Mac', () => {
  const OTHER = 'https://store.example/other';
  beforeEach(() => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15');
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'));

  test.each<[string, string | null, string[]]>([
    ["the phone's shop", OTHER, [OTHER]],
    ['no shop where the host hides it on iOS', null, []],
  ])('gets %s', (_, shop, expected) => {
    expect(hrefs('desktop', STORE, shop)).toEqual(expected);
  });

  test('is a Mac without a touch screen', () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 0, configurable: true });
    expect(hrefs('desktop', STORE, OTHER)).toEqual([ANDROID, STORE]);
  });
});

test('says that a phone cannot install packages', () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Phone; OpenHarmony 5.0) Safari/537.36 ArkWeb/4.1.6.1 Mobile');
  expect(hrefs('mobile', STORE)).toEqual([]);
  expect(screen.getByText(/鸿蒙 NEXT/)).toBeInTheDocument();
});

test('marks every download, so that the guide opens in the browsers of other apps', () => {
  hrefs('desktop', STORE);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-download');
});
