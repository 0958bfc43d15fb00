import { Button, Checkbox, Flex, Input, Tag } from 'antd';
import { useState } from 'react';
import styles from './page-list.module.css';
import { kindText, searchText, statusText, titleOf } from './page-texts';
import { KINDS, type PageRow } from './queries';

const TONES: Readonly<Record<string, string>> = { running: 'jade', upcoming: 'brass' };

interface PageListProps {
  pages: readonly PageRow[];
  /** Paths of the chosen pages. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** All pages by kind, to search and to choose from. */
export function PageList({ pages, chosen, onChange }: PageListProps) {
  const [find, setFind] = useState('');
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pages.filter((page) => words.every((word) => searchText(page).includes(word)));
  const toggle = (path: string) =>
    onChange(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path]);
  return (
    <>
      <Input.Search
        allowClear
        aria-label="搜索页面"
        placeholder="搜标题、地址、类型、活动、玩法"
        value={find}
        onChange={({ target }) => setFind(target.value)}
      />
      <Flex align="center" justify="space-between" className="small">
        <span className="soft">
          {found.length} 个页面，已选 {chosen.length}
        </span>
        <Button type="link" size="small" disabled={chosen.length === 0} onClick={() => onChange([])}>
          清空
        </Button>
      </Flex>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.pages} aria-label="页面" tabIndex={0}>
        {KINDS.map((kind) => {
          const own = found.filter((page) => page.kind === kind);
          if (own.length === 0) return null;
          return (
            <div key={kind}>
              <h2 className={`soft small ${styles.kind}`}>
                {kindText(kind)} <span className="soft">{own.length}</span>
              </h2>
              {own.map((page) => (
                <Checkbox
                  key={page.path}
                  className={styles.page ?? ''}
                  checked={chosen.includes(page.path)}
                  onChange={() => toggle(page.path)}
                >
                  {titleOf(page)}{' '}
                  {kind === 'campaign' && page.status && (
                    <Tag className={TONES[page.status] ?? ''}>{statusText(page.status)}</Tag>
                  )}
                  <br />
                  <small className="soft wrap">{[page.path, page.plays].filter(Boolean).join(' · ')}</small>
                </Checkbox>
              ))}
            </div>
          );
        })}
        {found.length === 0 && <p className="soft">没有相符的页面。</p>}
      </section>
    </>
  );
}
