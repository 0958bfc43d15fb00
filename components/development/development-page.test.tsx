import { render, screen } from '@testing-library/react';
import { DevelopmentPage } from './development-page';

test('links to the console', () => {
  render(
    <DevelopmentPage title="开发登录" note="用账号登录。">
      表单
    </DevelopmentPage>,
  );
  expect(screen.getByRole('link', { name: '测试台' })).toHaveAttribute('href', '/dev/console');
});
