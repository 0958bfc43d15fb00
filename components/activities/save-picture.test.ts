import { toastStore } from '@/lib/browser/overlays/toast';
import { savePicture } from './save-picture';

const PNG = new Blob(['png'], { type: 'image/png' });
const PHONE = { canShare: () => true, share: jest.fn() };

let downloaded: string[];
let drawn: Blob | null;

async function save() {
  const canvas = document.createElement('canvas');
  canvas.toBlob = (callback) => callback(drawn);
  await savePicture(canvas, '邀请海报.png');
}

function onPhone() {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  Object.assign(navigator, PHONE);
}

beforeEach(() => {
  downloaded = [];
  drawn = PNG;
  PHONE.share.mockReset().mockResolvedValue(undefined);
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.download);
  });
});

test('downloads the picture', async () => {
  await save();
  expect(downloaded).toEqual(['邀请海报.png']);
  expect(toastStore.get()).toBeNull();
});

test.each([
  ['shares it on a phone', undefined, []],
  ['leaves it when the visitor closes the sheet', new DOMException('closed', 'AbortError'), []],
  ['downloads it when sharing fails', new DOMException('refused', 'NotAllowedError'), ['邀请海报.png']],
])('%s', async (_, failure, expected) => {
  onPhone();
  if (failure) PHONE.share.mockRejectedValue(failure);
  await save();
  expect(PHONE.share).toHaveBeenCalledTimes(1);
  expect(downloaded).toEqual(expected);
});

test.each<[string, Record<string, string>]>([
  ['WeChat', { inApp: 'micromessenger' }],
  ['the app', { platform: 'app' }],
])('asks for a long press in %s', async (_, marks) => {
  onPhone();
  Object.assign(document.documentElement.dataset, marks);
  await save();
  expect(toastStore.get()?.text).toBe('请长按图片保存');
  expect(PHONE.share).not.toHaveBeenCalled();
  expect(downloaded).toEqual([]);
});

test('asks for a long press if the picture cannot be made', async () => {
  drawn = null;
  await save();
  expect(toastStore.get()?.text).toBe('请长按图片保存');
});
