import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unload } from 'swr';
import { toastStore } from '@/lib/browser/overlays/toast';
import { readToken, saveToken } from '@/lib/browser/session/token';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import {
  accountClose,
  personalCardRemove,
  personalDataCode,
  personalDataOpen,
  personalLosses,
  personalMobileChange,
  personalNameCorrect,
} from '@/lib/contract/personal-data';
import { fakeServer, ok, refuse, TOKEN } from '../testing/fake-server';
import { PersonalDataButton } from './personal-data-button';

const SECTIONS = [
  { title: '账户', entries: [[{ name: '手机号', value: '13800138000' }]] },
  { title: '实名认证', entries: [[{ name: '姓名', value: '王小明' }]] },
  { title: '银行卡', entries: [[{ name: '状态', value: '已绑定' }]] },
];
const NOTHING = { money: 0, deposited: 0, rewards: [], points: 0, credits: [], guesses: 0 };
const opened = (sections = SECTIONS) => ok({ grant: 'grant-1', at: '2026-06-01T04:00:00.000Z', sections });

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answers[personalDataCode.path] = ok({ retryAfter: 60 });
  server.answers[personalDataOpen.path] = opened();
  server.answers[personalLosses.path] = ok(NOTHING);
  unload({ revalidate: false });
  for (const { path } of [personalNameCorrect, personalMobileChange, personalCardRemove]) {
    server.answers[path] = ok({ done: true });
  }
  saveToken(TOKEN);
});

async function open() {
  const user = userEvent.setup();
  render(<PersonalDataButton mobile="138****8000" />);
  await user.click(screen.getByRole('button', { name: '个人信息' }));
  const dialog = await screen.findByRole('dialog', { name: '个人信息' });
  return { user, dialog, inside: within(dialog) };
}

async function openWithCode() {
  const view = await open();
  fireEvent.input(view.inside.getByRole('textbox', { name: /短信验证码/ }), { target: { value: '123456' } });
  await view.user.click(view.inside.getByRole('button', { name: '确认' }));
  await view.inside.findByText('账户（1）');
  await view.inside.findByText('已了结持仓、取回余额，确认注销且不可恢复');
  return { ...view, form: (name: string) => within(view.inside.getByRole('form', { name, hidden: true })) };
}

test("sends a code to the account's own number and opens the stored data", async () => {
  const { user, dialog, inside } = await open();
  expect(dialog).toHaveTextContent('验证码将发送至 138****8000');
  await user.click(inside.getByRole('button', { name: '确认' }));
  expect(inside.getByRole('textbox', { name: /短信验证码/ })).toHaveAccessibleDescription(/请输入/);
  expect(server.to(personalDataOpen.path)).toEqual([]);
  await user.click(inside.getByRole('button', { name: '获取验证码' }));
  expect(await inside.findByRole('button', { name: /s后重新获取/ })).toBeDisabled();
  expect(server.to(personalDataCode.path)[0]?.fields).not.toHaveProperty('mobile');
  server.answers[personalDataOpen.path] = refuse(400, 'code_invalid', '验证码错误或已过期');
  fireEvent.input(inside.getByRole('textbox', { name: /短信验证码/ }), { target: { value: '123456' } });
  await user.click(inside.getByRole('button', { name: '确认' }));
  await waitFor(() =>
    expect(inside.getByRole('textbox', { name: /短信验证码/ })).toHaveAccessibleDescription('验证码错误或已过期'),
  );
  server.answers[personalDataOpen.path] = opened();
  await user.click(inside.getByRole('button', { name: '确认' }));
  expect(await inside.findByText('13800138000')).toBeInTheDocument();
});

test('points to the copy in a web view, which saves no file', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  document.documentElement.dataset.inApp = 'micromessenger';
  const { user, inside } = await openWithCode();
  await user.click(inside.getByRole('button', { name: '下载副本' }));
  expect(toastStore.get()?.text).toBe('当前应用不支持下载，请改用复制');
  expect(click).not.toHaveBeenCalled();
});

test('saves all data in one file', async () => {
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, inside } = await openWithCode();
  await user.click(inside.getByRole('button', { name: '下载副本' }));
  expect(saved).toEqual(['个人信息副本.json']);
  const reader = new FileReader();
  const text = new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
  });
  reader.readAsText(blobs[0] as Blob);
  expect(JSON.parse(String(await text))).toEqual({
    导出时间: '2026-06-01T04:00:00.000Z',
    账户: [{ 手机号: '13800138000' }],
    实名认证: [{ 姓名: '王小明' }],
    银行卡: [{ 状态: '已绑定' }],
  });
});

test('reads the data again after a name is corrected', async () => {
  const { user, inside, form } = await openWithCode();
  fireEvent.input(form('更正姓名').getByLabelText(/姓名/), { target: { value: '王大明' } });
  server.answers[personalDataOpen.path] = opened([
    { title: '实名认证', entries: [[{ name: '姓名', value: '王大明' }]] },
  ]);
  await user.click(form('更正姓名').getByText('保存姓名'));
  expect(await inside.findByText('王大明')).toBeInTheDocument();
  expect(server.to(personalNameCorrect.path)[0]?.fields).toEqual({ grant: 'grant-1', name: '王大明' });
  expect(server.to(personalDataOpen.path).at(-1)?.fields).toEqual({ grant: 'grant-1' });
  expect(toastStore.get()?.text).toBe('姓名已更正');
});

test('verifies a new number with its own code', async () => {
  const { user, form } = await openWithCode();
  const mobile = form('更换手机号');
  await user.click(mobile.getByText('获取验证码'));
  expect(server.to(personalDataCode.path)).toEqual([]);
  fireEvent.input(mobile.getByLabelText(/手机号/), { target: { value: '13900139000' } });
  await user.click(mobile.getByText('获取验证码'));
  await waitFor(() => expect(server.to(personalDataCode.path)[0]?.fields).toMatchObject({ mobile: '13900139000' }));
  fireEvent.input(mobile.getByLabelText(/短信验证码/), { target: { value: '654321' } });
  server.answers[personalMobileChange.path] = refuse(409, 'already_registered', '该手机号已有账户，请换一个手机号');
  await user.click(mobile.getByText('保存手机号'));
  expect(await mobile.findByText('该手机号已有账户，请换一个手机号')).toBeInTheDocument();
  expect(server.to(personalMobileChange.path)[0]?.fields).toEqual({
    grant: 'grant-1',
    mobile: '13900139000',
    code: '654321',
  });
});

test('removes a bound card', async () => {
  const { user, form } = await openWithCode();
  await user.click(form('解绑银行卡').getByText('确认解绑'));
  await waitFor(() => expect(server.to(personalCardRemove.path)).toHaveLength(1));
});

test("closes an account after a tick, ends the session and deletes the holder's data from the browser", async () => {
  writeStored('typedMobile', '13800138000');
  writeStored('smsLoginCountdown', `0 0 13800138000`);
  writeStored('appCode', 'bfzh');
  const { user, form } = await openWithCode();
  server.answers[accountClose.path] = refuse(409, 'locked', '您有一笔入金正在处理，到账或取消后才能注销账户');
  const closing = form('注销账户');
  await user.click(closing.getByText('注销账户'));
  expect(await closing.findByText('请先勾选确认')).toBeInTheDocument();
  expect(server.to(accountClose.path)).toEqual([]);
  await user.click(closing.getByRole('checkbox', { hidden: true }));
  await user.click(closing.getByText('注销账户'));
  expect(await closing.findByText(/您有一笔入金正在处理/)).toBeInTheDocument();
  expect(readToken()).toBe(TOKEN);
  server.answers[accountClose.path] = ok({ keptUntil: '2031-06-01' });
  await user.click(closing.getByText('注销账户'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  expect(toastStore.get()?.text).toBe('账户已注销，依法保存的记录将于2031年6月1日后删除');
  expect(readToken()).toBeNull();
  expect([readStored('typedMobile'), readStored('smsLoginCountdown'), readStored('appCode')]).toEqual([
    null,
    null,
    'bfzh',
  ]);
});

test('names what is lost with an account, and asks for the sum of the money as well', async () => {
  const rewards = [
    { label: '', amount: 597, unit: 'usd' },
    { label: '保温杯', amount: 1, unit: 'gift' },
  ];
  const credits = [{ title: '金秋转盘', count: 2 }];
  const losses = { money: 8597, deposited: 8000, rewards, points: 1200, credits, guesses: 1 };
  server.answers[personalLosses.path] = ok(losses);
  server.answers[accountClose.path] = refuse(409, 'locked', '您账户里的款项刚有变化，请核对后重新确认');
  const { user, dialog, form } = await openWithCode();
  for (const named of ['$597 赠金、保温杯', '积分：1,200', '金秋转盘 2 次', '待揭晓的竞猜：1 个', '您累计入金 $8,000'])
    expect(dialog).toHaveTextContent(named);
  expect(dialog.querySelector('a[href="/newactivities/funds/withdraw"]')).toHaveTextContent('出金指南');
  const closing = form('注销账户');
  const sum = closing.getByLabelText(/款项合计/);
  await user.click(closing.getByRole('checkbox', { hidden: true }));
  await user.click(closing.getByText('注销账户'));
  fireEvent.input(sum, { target: { value: '597' } });
  await user.click(closing.getByText('注销账户'));
  expect(sum).toHaveAccessibleDescription('请输入 8597');
  expect(server.to(accountClose.path)).toEqual([]);
  fireEvent.input(sum, { target: { value: '＄8,597.00' } });
  server.answers[personalLosses.path] = ok({ ...losses, money: 8647, deposited: 8050 });
  await user.click(closing.getByText('注销账户'));
  expect(await closing.findByText(/款项刚有变化/)).toBeInTheDocument();
  expect(server.to(accountClose.path)[0]?.fields).toEqual({ grant: 'grant-1', losing: '8597' });
  expect(await closing.findByText('$8,647')).toBeInTheDocument();
});

test('does not offer to close an account while it is unknown what is lost', async () => {
  server.answers[personalLosses.path] = 'network';
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { inside, user } = await open();
  fireEvent.input(inside.getByRole('textbox', { name: /短信验证码/ }), { target: { value: '123456' } });
  await user.click(inside.getByRole('button', { name: '确认' }));
  expect(await inside.findByText(/奖励与款项暂时没有加载出来/)).toBeInTheDocument();
  expect(inside.queryByRole('form', { name: '注销账户', hidden: true })).not.toBeInTheDocument();
});

test('asks for another code when the code is too old', async () => {
  const { user, inside, form } = await openWithCode();
  server.answers[personalCardRemove.path] = refuse(
    403,
    'reauthentication_required',
    '验证已失效，请重新获取短信验证码',
  );
  await user.click(form('解绑银行卡').getByText('确认解绑'));
  expect(await inside.findByText('验证已失效，请重新获取短信验证码')).toBeVisible();
  expect(inside.getByRole('textbox', { name: /短信验证码/ })).toBeVisible();
});
