import { wordIn } from '../answer/words';
import type { FrameRow, PageRow } from './queries';

export function kindText(kind: PageRow['kind']): string {
  return wordIn('site_pages', 'kind', kind);
}

export function statusText(status: NonNullable<PageRow['status']>): string {
  return wordIn('site_pages', 'status', status);
}

/** The title of a page; some have none. */
export function titleOf({ title }: PageRow): string {
  return title || '（无标题）';
}

/** Everything by which one finds a page. */
export function searchText(page: PageRow): string {
  const { path, campaign, plays, kind, layout } = page;
  const layoutText = layout === null ? '' : layout === 'desktop' ? '只用电脑版' : '只用手机版';
  return [titleOf(page), path, campaign, plays, kindText(kind), layoutText].join(' ').toLowerCase();
}

/** What a frame shows, such as `版本 7 · 实验组 plain`. */
export function shownText({ label }: FrameRow): string {
  if (label === null) return '访客所见';
  const [, revision = '', arm] = /^(\d+)(?:-(.+))?$/.exec(label) ?? [];
  return `版本 ${revision}${arm ? ` · 实验组 ${arm}` : ''}`;
}

export function stateText(state: string): string {
  return wordIn('page_frames', 'state', state);
}
