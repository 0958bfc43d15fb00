import { countsAt, useFormScope } from './form-scope';

/** How much changed at a place, and how much is wrong. */
export function Counts({ path }: { path: string }) {
  const { changes, faults } = countsAt(useFormScope(), path);
  return (
    <>
      {changes > 0 && <span className="brass small">改了 {changes} 处</span>}{' '}
      {faults > 0 && <span className="red small">{faults} 处有误</span>}
    </>
  );
}
