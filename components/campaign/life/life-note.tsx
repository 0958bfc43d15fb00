import type { PageLife } from '@/lib/campaign/page-life';
import { keepsQuery } from '../../ui/link-kinds';
import { Phrases } from '../../ui/phrases';
import { noteWords } from './life-words';

interface LifeNoteProps {
  life: PageLife;
  /** An operator has paused all activities. */
  paused?: boolean | undefined;
  /** Where rewards are collected; undefined if there is no such place. */
  claimHref: string | undefined;
}

/** The campaign status above its page; nothing while it runs without a known end. */
export function LifeNote({ life, paused = false, claimHref }: LifeNoteProps) {
  const [title, text] = noteWords(life, paused);
  if (!title) return null;
  return (
    <p role="status">
      <strong>{title}</strong>
      {text && (
        <span>
          <Phrases>{text}</Phrases>
        </span>
      )}
      {life.stage === 'claiming' && claimHref && (
        <a href={claimHref} {...(!claimHref.startsWith('#') && keepsQuery)}>
          去领取
        </a>
      )}
    </p>
  );
}
