import type { InviteState } from './contract';

export type FriendState = NonNullable<InviteState['mine']>['friends'][number]['state'];

/** A friend's state in words; `conditionLabel` comes from the definition. */
export function friendWords(state: FriendState, conditionLabel: string): string {
  switch (state) {
    case 'registered':
      return '待实名认证';
    case 'verified':
      return `已实名，待${conditionLabel}`;
    case 'counted':
      return '已达标';
    case 'excluded':
      return '证件已参加过，不计入';
  }
}
