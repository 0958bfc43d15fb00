interface Written {
  activities?: { tasks?: { id: string; prize: { amount: number } | null }[] }[];
  rewards?: { items?: { of?: string }[] };
}

/** A definition whose rewards have the amounts of the tasks that they name; a row that names none has none. */
export function withRewardAmounts(definition: unknown): unknown {
  const { rewards, activities } = (definition ?? {}) as Written;
  if (!Array.isArray(rewards?.items) || !Array.isArray(activities)) return definition;
  const tasks = activities.flatMap((activity) => activity.tasks ?? []);
  const items = rewards.items.map(({ of, ...row }) => ({
    ...row,
    amount: tasks.find(({ id }) => id === of)?.prize?.amount,
  }));
  return { ...(definition as object), rewards: { ...rewards, items } };
}
