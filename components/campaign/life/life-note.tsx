import type { PageLife } from '@/lib/campaign/page-life';
import { keepsQuery } from '../../ui/link-kinds';
import { Phrases } from '../../ui/phrases';
import { noteWords } from './life-words';

interface LifeNoteProps {
  life: PageLife;
  /** An operator has stopped all activities for the time being. */
  paused?: boolean | undefined;
  /** Where what was reached is collected; undefined where there is nothing to lead to. */
  claimHref: string | undefined;
}

/** How a campaign stands, over its page; nothing while it just runs. */
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
