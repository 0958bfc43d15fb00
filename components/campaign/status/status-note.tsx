import { type DatedStatus, isOver } from '@/lib/campaign/status';
import type { RunningCampaign } from '@/lib/contract/activities/calls';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { keepsQuery } from '../../ui/link-kinds';
import { Words } from '../../ui/words';
import { noteWords } from './status-words';

interface StatusNoteProps {
  status: DatedStatus<string>;
  /** An operator has paused all activities. */
  paused?: boolean | undefined;
  /** Where rewards are collected; undefined if there is no such place. */
  claimHref: string | undefined;
  /** Of a seasonal campaign: when it returns after its end, empty if that is not known. */
  returns?: string | undefined;
  /** What runs instead of a seasonal campaign, once it is read. */
  running?: readonly RunningCampaign[] | undefined;
}

/** The campaign status above its page; nothing while it runs without a known end. */
export function StatusNote({ status, paused = false, claimHref, returns, running }: StatusNoteProps) {
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
      {returns && isOver(status.status) && (
        <span>
          <Words>{returns}</Words>
        </span>
      )}
      {status.status === 'claiming' && claimHref && (
        <a href={claimHref} {...(!claimHref.startsWith('#') && keepsQuery)}>
          去领取
        </a>
      )}
      {returns !== undefined && status.status !== 'running' && <RunningLinks running={running} />}
    </p>
  );
}

/** Links to what runs now; until that is read, to the landing page. */
function RunningLinks({ running = [] }: Pick<StatusNoteProps, 'running'>) {
  if (running.length === 0) {
    return (
      <a href={siteUrl(LANDING_PATH)} {...keepsQuery}>
        看正在进行的活动
      </a>
    );
  }
  return running.map(({ slug, title }) => (
    <a key={slug} href={siteUrl(`/${slug}`)} {...keepsQuery}>
      {title}
    </a>
  ));
}
