import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrPanel } from './qr-panel';

const panel = <QrPanel appName="示例交易" picture="/newactivities/brands/x/app.svg" />;

beforeEach(() => window.history.replaceState(null, '', '/newactivities/kh_7694_form?utm_term=gold&token=secret'));

test('shows a code of level L at 87 px beside a link to the download page', async () => {
  render(panel);
  expect(screen.getByRole('link', { name: /示例交易/ })).toHaveAttribute('href', '/newactivities/download');
  const code = await screen.findByRole('img', { name: '下载APP的二维码' });
  expect(code).toHaveAttribute('width', '87');
  expect(code).toHaveAttribute('height', '87');
});

test('stays closed for the visit after it was closed, until its button opens it again', async () => {
  const { unmount } = render(panel);
  await userEvent.click(screen.getByRole('button', { name: '关闭二维码' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();

  const again = render(panel);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '扫码下载' }));
  expect(screen.getByRole('region', { name: '扫码下载APP' })).toHaveFocus();
  await screen.findByRole('img', { name: '下载APP的二维码' });
  again.unmount();

  render(panel);
  expect(await screen.findByRole('img', { name: '下载APP的二维码' })).toBeInTheDocument();
});

test('closes without session storage', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(panel);
  await userEvent.click(screen.getByRole('button', { name: '关闭二维码' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
