/** A list that is known to have a first item, as unions are made from. */
export const nonEmpty = <Item>(items: readonly Item[]) => items as readonly [Item, ...Item[]];
