import type { Campaign } from '../schema';

/** What a definition has several of, whatever a text calls them: how many steps, gifts, tiers, boxes, segments or questions there are. */
export function shapeOf(campaign: Campaign): Set<number> {
  const { steps, reasons, rewards, success, activities } = campaign;
  const lists = [steps?.items, reasons?.items, rewards?.items, success?.next.items, ...activities.flatMap(listsOf)];
  const terms = activities.flatMap((activity) => (activity.kind === 'quiz' ? activity.quiz.questionsPerTerm : []));
  return new Set([...lists.flatMap((list) => list?.length ?? []), ...terms]);
}

function listsOf(activity: object): (readonly unknown[])[] {
  return Object.values(activity).flatMap((value) => {
    // Of several things some may give nothing, and a text may count the others.
    if (Array.isArray(value)) return [value, value.filter((item) => item?.prize)];
    return typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  });
}
