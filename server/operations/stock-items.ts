import type { Activity } from '@/lib/campaign/activity/schema';
import { stockItem } from '../domain/activities/engine/draw';

/** An item of limited number in a definition; one of a red packet is stocked anew for every round. */
export interface DefinedItem {
  item: string;
  total: number;
  perRound: boolean;
}

/** What an activity has in limited number. */
export function stockItemsOf(activity: Activity): DefinedItem[] {
  switch (activity.kind) {
    case 'wheel':
      return activity.segments.flatMap(({ id, stock }) => limited(stockItem('', id), stock));
    case 'treasure':
      return activity.boxes.flatMap((box) =>
        box.outcomes.flatMap(({ id, stock }) => limited(stockItem(box.id, id), stock)),
      );
    case 'points':
      return activity.shop.flatMap(({ id, stock }) => limited(id, stock));
    case 'coupon':
      return activity.coupons.flatMap(({ id, stock }) => limited(id, stock));
    case 'redpacket':
      return activity.packets.map(({ id, stock }) => ({ item: id, total: stock, perRound: true }));
    default:
      return [];
  }
}

function limited(item: string, total: number | null): DefinedItem[] {
  return total === null ? [] : [{ item, total, perRound: false }];
}
