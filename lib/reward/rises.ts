/** Whether each value is greater than the previous one. */
export function rises(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] as number));
}
