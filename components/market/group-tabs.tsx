'use client';

import type { KeyboardEvent } from 'react';
import type { SymbolType } from '@/lib/market/catalogue';
import { GROUPS } from '@/lib/market/groups';
import styles from './group-tabs.module.css';

interface GroupTabsProps {
  /** Id of the list that the tabs change; also the prefix of their own ids. */
  listId: string;
  /** Undefined while search results are shown. */
  group: SymbolType | undefined;
  onGroup: (group: SymbolType) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The four groups as tabs: Tab reaches one of them, the arrow keys the others. */
export function GroupTabs({ listId, group, onGroup }: GroupTabsProps) {
  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = STEPS[event.key];
    const next = step && GROUPS[(index + step + GROUPS.length) % GROUPS.length];
    if (!next) return;
    event.preventDefault();
    onGroup(next.type);
    document.getElementById(tabId(listId, next.type))?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label="品种分组">
      {GROUPS.map(({ type, label }, index) => (
        <button
          key={type}
          id={tabId(listId, type)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={type === group}
          aria-controls={listId}
          tabIndex={type === (group ?? GROUPS[0]?.type) ? 0 : -1}
          onClick={() => onGroup(type)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Id of a group's tab, which labels the list that it shows. */
export function tabId(listId: string, type: SymbolType): string {
  return `${listId}-${type}`;
}
