import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button, ButtonLink } from './button';

test('ignores clicks while it is busy, says so, and keeps the focus', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>领取</Button>);
  const button = screen.getByRole('button', { name: '领取' });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={onClick}>
      领取中…
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('submits no form unless its type says so', () => {
  expect(renderToStaticMarkup(<Button>复制</Button>)).toBe('<button type="button">复制</button>');
  expect(renderToStaticMarkup(<Button type="submit">提交</Button>)).toContain('type="submit"');
});

test('gives a link the look of a button', () => {
  render(
    <ButtonLink variant="quiet" className="place" href="/newactivities/download">
      下载APP
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: '下载APP' });
  expect(link).toHaveAttribute('href', '/newactivities/download');
  expect(link).toHaveClass('button', 'quiet', 'place');
});
