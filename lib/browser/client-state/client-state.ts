import { isShowHeader } from '../../layout/show-header';
import { resolveChannel } from '../../tracking/channel';
import { isAppSource } from '../../variant/resolve';
import { pageQuery } from '../query/page-query';
import { readToken } from '../session/token';
import { pageVariant } from '../variant/page-variant';

/** Narrower windows use the narrow layout, in CSS pixels. */
const NARROW_WIDTH = 1024;

/** State of the visitor that every part of the page can use; `useUserInfo` has the profile behind the token. */
export interface ClientState {
  token: string | null;
  lang: 'zh-CN';
  appCode: string;
  /** Package code. */
  v: string;
  /** Whether the page runs inside the Android or iOS app. */
  isApp: boolean;
  /** A mobile device. */
  isWap: boolean;
  isIOS: boolean;
  isShowHeader: boolean;
  /** Heights of the spacers above and below the content, in CSS pixels. */
  reserve: { top: number; bottom: number };
  /** 1 in a window narrower than {@link NARROW_WIDTH}, else 2. */
  fromType: 1 | 2;
  /** Width of the window in CSS pixels. */
  screenWidth: number;
}

/** The state during server rendering and hydration. */
export const SERVER_STATE: ClientState = {
  token: null,
  lang: 'zh-CN',
  appCode: 'default',
  v: '',
  isApp: false,
  isWap: false,
  isIOS: false,
  isShowHeader: true,
  reserve: { top: 0, bottom: 0 },
  fromType: 2,
  screenWidth: 0,
};

/** Reads the current state from the page's address, its variant, the storage and the window. */
export function readClientState(): ClientState {
  const variant = pageVariant();
  const query = pageQuery();
  const screenWidth = window.innerWidth;
  return {
    token: readToken(),
    lang: 'zh-CN',
    ...resolveChannel(query, variant),
    isApp: isAppSource(query.get('source')),
    isWap: variant.device !== 'desktop',
    isIOS: variant.device === 'ios',
    isShowHeader: isShowHeader(variant, document.documentElement.hasAttribute('data-inner')),
    reserve: { top: heightOf('top'), bottom: heightOf('bottom') },
    fromType: screenWidth < NARROW_WIDTH ? 1 : 2,
    screenWidth,
  };
}

function heightOf(edge: 'top' | 'bottom'): number {
  return document.querySelector<HTMLElement>(`[data-reserve="${edge}"]`)?.offsetHeight ?? 0;
}
