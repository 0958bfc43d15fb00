'use client';

import { useId, useState } from 'react';
import type { CatalogueEntry, SymbolType } from '@/lib/market/catalogue';
import { popularBeside, symbolsOf } from '@/lib/market/groups';
import { searchSymbols } from '@/lib/market/search';
import { BoardLayout } from './board-layout';
import { GroupTabs, tabId } from './group-tabs';
import { LiveQuoteRow } from './live-quote-row';
import styles from './symbol-list.module.css';
import { SymbolSearch } from './symbol-search';

interface BoardProps {
  /** The group that is open at first. */
  begin: SymbolType;
  /** Name of the symbol whose detail is shown. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** All symbols by group, or those that a search finds. */
export function Board({ begin, chosen, onChoose }: BoardProps) {
  const listId = useId();
  const [group, setGroup] = useState(begin);
  const [text, setText] = useState('');
  const searching = text.trim() !== '';
  const entries = searching ? searchSymbols(text) : symbolsOf(group);
  const others = searching ? [] : popularBeside(group);
  const row = (entry: CatalogueEntry) => (
    <LiveQuoteRow key={entry.name} entry={entry} chosen={entry.name === chosen} onChoose={onChoose} />
  );

  function openGroup(type: SymbolType) {
    setGroup(type);
    setText('');
  }

  return (
    <BoardLayout
      search={<SymbolSearch text={text} onText={setText} />}
      tabs={<GroupTabs listId={listId} group={searching ? undefined : group} onGroup={openGroup} />}
    >
      <div
        key={searching ? 'search' : group}
        id={listId}
        className={styles.list}
        role="tabpanel"
        aria-labelledby={searching ? undefined : tabId(listId, group)}
        aria-label={searching ? '搜索结果' : undefined}
      >
        {entries.length > 0 ? (
          <ul>{entries.map(row)}</ul>
        ) : (
          <p className={styles.empty}>
            <b>{`没有找到“${text.trim()}”`}</b>
            试试代码 XAUUSD，或名称里的两个字
          </p>
        )}
        {others.length > 0 && (
          <>
            <h4 className={styles.others}>其他热门</h4>
            <ul>{others.map(row)}</ul>
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {searching && `找到 ${entries.length} 个品种`}
      </p>
    </BoardLayout>
  );
}
