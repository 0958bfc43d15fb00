import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { Brand } from '@/lib/brand/schema';
import type { Clause } from '@/lib/clause/schema';
import { ClauseDocument } from './clause-document';

const brand = { name: '示例贵金属', company: '示例有限公司' } as Brand;

const clause: Clause = {
  slug: 'app-auth',
  title: '应用权限说明',
  version: '2.0',
  effectiveOn: '2025-03-01',
  summary: '说明应用请求的权限。',
  sections: [
    { id: 'principles', title: '总体原则', articles: [{ text: '按需请求。', list: ['说明用途', '可以拒绝'] }] },
    {
      id: 'list',
      title: '权限清单',
      articles: [
        { text: '以下为说明。' },
        { text: '清单如下：', table: { caption: '系统权限', head: ['权限', '用途'], rows: [['相机', '扫码']] } },
      ],
    },
  ],
};

const show = (contentsOpen = false) =>
  render(<ClauseDocument clause={clause} brand={brand} contentsOpen={contentsOpen} />);

it('shows title, version, date and publisher', () => {
  show();
  const article = screen.getByRole('article', { name: '应用权限说明' });
  expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent('应用权限说明');
  expect(article).toHaveTextContent('版本2.0生效日期2025年3月1日发布方示例有限公司');
  expect(within(article).getByText('2025年3月1日')).toHaveAttribute('datetime', '2025-03-01');
});

it('links the notices of open-source software from privacy clauses only', () => {
  const link = () => screen.queryByRole('link', { name: '开源软件声明' });
  const { rerender } = show();
  expect(link()).toBeNull();
  rerender(<ClauseDocument clause={{ ...clause, slug: 'privacy-auth-pc' }} brand={brand} contentsOpen />);
  expect(link()).toHaveAttribute('href', '/newactivities/notices/open-source.txt');
});

it('links every section from the contents, in order', () => {
  show(true);
  const links = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
  expect(links.map((link) => link.textContent)).toEqual(['1总体原则', '2权限清单']);
});

it('gives every anchor a unique name', () => {
  const { container } = show();
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('list-2');
});

it('numbers sections and articles', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { name: /^2 权限 ?清单$/ })).toBeInTheDocument();
  expect(container.querySelector('#list-2')).toHaveTextContent('2.2清单如下：');
});

it('opens the contents only if asked to', () => {
  const { container, unmount } = show(false);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  unmount();
  expect(show(true).container.querySelector('details')).toHaveAttribute('open');
});

it('shows a table with its caption, reachable by keyboard', () => {
  // A blank may replace a place for a line break.
  const CAPTION = /^系统 ?权限$/;
  show();
  const table = screen.getByRole('table', { name: CAPTION });
  expect(within(table).getByRole('row', { name: '相机 扫码' })).toBeInTheDocument();
  expect(within(table).getByRole('rowheader', { name: '相机' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: CAPTION })).toHaveAttribute('tabindex', '0');
});

it('has no inline style', () => {
  expect(show().container.querySelector('[style]')).toBeNull();
});

it('has no accessibility violations that axe can find', async () => {
  const { container } = show(true);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
