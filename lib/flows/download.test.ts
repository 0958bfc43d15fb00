import type { Device, DownloadSource } from '../variant/types';
import { downloadUrl, iosDownloadUrl } from './download';

const STORE = 'https://apps.example/id1';
const PLACES = {
  standardOrigin: 'https://standard.example',
  alternativeOrigin: 'https://alternative.example',
  packagePath: '/software/{package}.apk',
  defaultPackageCode: 'XY_101',
  iosStores: { club: 'https://apps.example/id2' },
};

test.each<[Device, DownloadSource, string, string | null]>([
  ['mobile', 'standard', 'XY_7', 'https://standard.example/software/XY_7.apk'],
  ['mobile', 'alternative', 'XY_7', 'https://alternative.example/software/XY_7.apk'],
  ['mobile', 'android-only', 'XY_7', 'https://standard.example/software/XY_7.apk'],
  ['mobile', 'standard', '', 'https://standard.example/software/XY_101.apk'],
  ['mobile', 'standard', '../evil', 'https://standard.example/software/XY_101.apk'],
  ['mobile', 'standard', 'x'.repeat(33), 'https://standard.example/software/XY_101.apk'],
  ['ios', 'standard', 'XY_7', STORE],
  ['ios', 'alternative', 'XY_7', STORE],
  ['ios', 'android-only', 'XY_7', null],
  ['desktop', 'standard', 'XY_7', '/newactivities/download'],
  ['desktop', 'alternative', 'XY_7', '/newactivities/download'],
  ['desktop', 'android-only', 'XY_7', '/newactivities/download'],
])('links the download on %s from a host with %s downloads for package %s', (device, source, packageCode, expected) => {
  expect(downloadUrl({ device, downloads: source, packageCode }, STORE, PLACES)).toBe(expected);
});

test.each<[Device, DownloadSource, string | undefined, string | null]>([
  ['ios', 'standard', 'club', 'https://apps.example/id2'],
  ['ios', 'alternative', 'club', 'https://apps.example/id2'],
  ['ios', 'android-only', 'club', null],
  ['ios', 'standard', 'gone', STORE],
  ['ios', 'standard', 'constructor', STORE],
  ['ios', 'standard', undefined, STORE],
  ['mobile', 'standard', 'club', 'https://standard.example/software/XY_7.apk'],
  ['desktop', 'standard', 'club', '/newactivities/download'],
])('links the download on %s with %s downloads and store page %s', (device, source, iosStore, expected) => {
  const variant = { device, downloads: source, packageCode: 'XY_7', ...(iosStore && { iosStore }) };
  expect(downloadUrl(variant, STORE, PLACES)).toBe(expected);
});

test.each<[Device, string | null]>([
  ['ios', null],
  ['mobile', STORE],
  ['desktop', STORE],
])('offers the store on %s of a host that hides it on iOS: %s', (device, expected) => {
  expect(iosDownloadUrl({ device, downloads: 'android-only' }, STORE, PLACES)).toBe(expected);
});
