import { Link } from '@tanstack/react-router';
import type { Sentence } from '@/server/operations/common/answer';

/** The screen where something that waits is settled; nothing if there is none. */
export function NoticeLink({ what: { code, params } }: { what: Sentence }) {
  const campaign = String(params.campaign);
  switch (code) {
    case 'notice_revision':
    case 'notice_returned':
    case 'notice_publication':
      return (
        <Link
          to="/texts/$campaign"
          params={{ campaign }}
          search={{ tab: 'revisions', revision: Number(params.revision) }}
        >
          {code === 'notice_revision' ? '看差异' : code === 'notice_returned' ? '看意见' : '去发布'}
        </Link>
      );
    case 'notice_rewards':
      return (
        <Link to="/rewards" search={{ campaign, state: 'held' }}>
          看奖励
        </Link>
      );
    case 'notice_disabled':
    case 'notice_demoted':
      return <Link to="/operators">看操作员</Link>;
    case 'notice_conversions':
    case 'notice_backup':
    case 'notice_no_backup':
      return <Link to="/health">看运行</Link>;
    default:
      return null;
  }
}
