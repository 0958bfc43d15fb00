import type { DatedStatus } from '@/lib/campaign/status';
import { keepsQuery } from '../../ui/link-kinds';
import { Words } from '../../ui/words';
import { noteWords } from './status-words';

interface StatusNoteProps {
  status: DatedStatus<string>;
  /** An operator has paused all activities. */
  paused?: boolean | undefined;
  /** Where rewards are collected; undefined if there is no such place. */
  claimHref: string | undefined;
}

/** The campaign status above its page; nothing while it runs without a known end. */
export function StatusNote({ status, paused = false, claimHref }: StatusNoteProps) {
  const [title, text] = noteWords(status, paused);
  if (!title) return null;
  return (
    <p role="status">
      <strong>{title}</strong>
      {text && (
        <span key={text}>
          <Words>{text}</Words>
        </span>
      )}
      {status.status === 'claiming' && claimHref && (
        <a href={claimHref} {...(!claimHref.startsWith('#') && keepsQuery)}>
          去领取
        </a>
      )}
    </p>
  );
}
