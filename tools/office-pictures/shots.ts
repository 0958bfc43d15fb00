import type { Page } from 'playwright';

/** A picture of the guide for operators. */
export interface Shot {
  /** Name of the file in `docs/office/`, without its ending. */
  name: string;
  /** Who is signed in. */
  operator: string;
  address: string;
  /** A phone's width or that of a desktop. */
  width: 390 | 1280;
  height: number;
  /** What the operator does first. */
  before?: (page: Page) => Promise<void>;
}

const lookUp = (mobile: string) => async (page: Page) => {
  await page.getByLabel('手机号或账户').fill(mobile);
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByRole('heading', { name: /^账户/ }).waitFor();
};

const importWith = (lines: readonly string[]) => async (page: Page) => {
  const buffer = Buffer.from(lines.join('\n'));
  await page.locator('#import-file').setInputFiles({ name: '入金.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('region', { name: '核对结果' }).waitFor();
};

const openRequest = async (page: Page) => {
  await page.getByRole('button', { name: '查看并处理' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '批准并执行' }).waitFor();
};

const openStop = async (page: Page) => {
  await page.getByRole('button', { name: '全部停止' }).click();
  await page.getByRole('dialog').getByLabel('原因').fill('行情价格有误');
};

/** @param customer whose page is shown in full */
export function shotsOf(customer: { mobile: string; account: string }): readonly Shot[] {
  const lines = [
    'account,reference,amount,settledAt',
    `${customer.account},C-9001,1500.00,2026/1/5 20:00`,
    '99999999,C-9002,-5,yesterday',
    `${customer.account},C-9003,abc,2026/1/5 21:10`,
  ];
  return [
    { name: 'sign-in', operator: '', address: '/', width: 1280, height: 720 },
    { name: 'inbox', operator: '王伟', address: '/', width: 1280, height: 800 },
    { name: 'inbox-phone', operator: '王伟', address: '/', width: 390, height: 800, before: openRequest },
    { name: 'funnel', operator: '郑洁', address: '/funnel?days=14&by=plan', width: 1280, height: 1120 },
    { name: 'texts', operator: '赵敏', address: '/texts', width: 1280, height: 720 },
    { name: 'edit-text', operator: '赵敏', address: '/texts/bull-market?tab=edit', width: 1280, height: 800 },
    { name: 'review-phone', operator: '陈静', address: '/texts/bull-market?tab=revisions', width: 390, height: 800 },
    { name: 'rewards', operator: '孙磊', address: '/rewards', width: 1280, height: 800 },
    { name: 'imports', operator: '孙磊', address: '/imports', width: 1280, height: 720, before: importWith(lines) },
    { name: 'calendar', operator: '吴昊', address: '/calendar', width: 1280, height: 800 },
    { name: 'stop-phone', operator: '吴昊', address: '/calendar', width: 390, height: 800, before: openStop },
    { name: 'hosts', operator: '吴昊', address: '/hosts', width: 1280, height: 720 },
    { name: 'health', operator: '吴昊', address: '/health', width: 1280, height: 800 },
    { name: 'operators', operator: '李娜', address: '/operators', width: 1280, height: 720 },
    { name: 'audit', operator: '李娜', address: '/audit', width: 1280, height: 720 },
    {
      name: 'customer',
      operator: '周杰',
      address: '/customers',
      width: 1280,
      height: 800,
      before: lookUp(customer.mobile),
    },
  ];
}
