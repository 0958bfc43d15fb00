import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadObstacle } from '@/lib/flows/in-app-browser';
import { DownloadGuide } from './download-guide';

beforeEach(() => window.history.replaceState(null, '', '/newactivities/summer?v=XY_9&token=secret&utm_term=gold'));

const guideFor = (mark: string) => {
  const onClose = jest.fn();
  const obstacle = downloadObstacle(mark);
  if (!obstacle) throw new Error(`${mark} is no obstacle to a download.`);
  render(<DownloadGuide obstacle={obstacle} onClose={onClose} />);
  return onClose;
};

test.each([
  ['MicroMessenger/8', /^微信里.*“···”.*“在浏览器打开”/],
  ['QQ/8.8', /^QQ里.*“≡”或“···”.*“用浏览器打开”/],
  ['Lark/7', /^飞书里.*“在浏览器中打开”/],
  ['aweme_13', /^抖音里/],
  ['NewsArticle/9', /^今日头条里/],
  ['BiliApp/7760700', /^哔哩哔哩里/],
  ['tieba/12', /^百度贴吧里/],
  ['ZhihuHybrid', /^知乎里/],
])("explains how to leave %s in the app's own words", (mark, words) => {
  guideFor(mark);
  const dialog = screen.getByRole('dialog', { name: '请在浏览器中打开' });
  expect(dialog.textContent?.replace('请在浏览器中打开', '')).toMatch(words);
});

test('copies the URL with its query and without its token, and calls back on close', async () => {
  const user = userEvent.setup();
  const onClose = guideFor('MicroMessenger/8');
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/newactivities/summer?v=XY_9&utm_term=gold');
  expect(screen.getByRole('status')).toHaveTextContent('地址栏粘贴');
  await user.click(screen.getByRole('button', { name: '返回页面' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows the URL if it cannot be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  guideFor('Weibo');
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(screen.getByRole('status')).toHaveTextContent('http://localhost/newactivities/summer?v=XY_9&utm_term=gold');
});

test('says that a phone cannot install packages', () => {
  guideFor('OpenHarmony 5.0');
  expect(screen.getByRole('dialog', { name: '暂无鸿蒙版应用' })).toHaveTextContent('鸿蒙 NEXT');
});
