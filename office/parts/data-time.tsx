import { secondText } from '@/server/operations/common/formats';

/** Up to when an answer's data is complete; nothing if it is the current data. */
export function DataTime({ asOf }: { asOf: string | undefined }) {
  if (asOf === undefined) return null;
  return <span className="soft">数据截至 {secondText(asOf).slice(11)}（北京时间）</span>;
}
