import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PictureUse } from '@/lib/art/picture';
import { MOST_PICTURE_BYTES } from '@/lib/art/picture';
import { PictureField } from './picture-field';

const DIGEST = '0123456789abcdef0123456789abcdef';
const sent = jest.fn();

function Form() {
  const [value, setValue] = useState<PictureUse>();
  return <PictureField label="首屏图片" value={value} onChange={setValue} />;
}

function show() {
  global.fetch = jest.fn(async (_, { body }) => {
    sent(JSON.parse(body).input);
    const answer = [
      { kind: 'figures', table: 'picture_added', columns: ['picture', 'name'], values: [DIGEST, 'coin.png'] },
    ];
    return { ok: true, status: 200, json: async () => ({ answer }) };
  }) as never;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('uploads a picture around the point that was clicked, and asks for its alternative text', async () => {
  const user = show();
  await user.upload(screen.getByLabelText('首屏图片'), new File(['pixels'], 'coin.png', { type: 'image/png' }));
  const source = await screen.findByRole('button', { name: '焦点：距左边 50%，距上边 50%' });
  source.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(source, { detail: 1, clientX: 50, clientY: 50 });
  fireEvent.keyDown(source, { key: 'ArrowRight' });
  expect(source).toHaveAccessibleName('焦点：距左边 25%，距上边 30%');
  await user.click(screen.getByRole('button', { name: '裁剪并上传' }));
  const alt = await screen.findByLabelText('替代文字');
  expect(sent).toHaveBeenCalledWith({ file: btoa('pixels'), name: 'coin.png', focus: '25,30' });
  expect(screen.getByText('请填写替代文字')).toBeVisible();
  await user.type(alt, '一枚金币');
  expect(screen.queryByText('请填写替代文字')).not.toBeInTheDocument();
});

test('takes no file that the server would reject for its size', async () => {
  const user = show();
  const large = new File(['pixels'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: MOST_PICTURE_BYTES + 1 });
  await user.upload(screen.getByLabelText('首屏图片'), large);
  expect(await screen.findByText('large.png 超过 8 MB，请压缩后再选择')).toBeVisible();
  expect(screen.queryByRole('button', { name: '裁剪并上传' })).not.toBeInTheDocument();
});
