/** `/ 5 题` behind a number of right answers, for screen readers `题，共 5 题`. */
export function OfTotal({ total }: { total: number }) {
  return (
    <>
      <span aria-hidden="true">{` / ${total} 题`}</span>
      <span className="visually-hidden">{` 题，共 ${total} 题`}</span>
    </>
  );
}
