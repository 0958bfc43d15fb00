/** A list known to have a first item, as unions need it. */
export const nonEmpty = <Item>(items: readonly Item[]) => items as readonly [Item, ...Item[]];
