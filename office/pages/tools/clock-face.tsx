import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { secondText } from '@/server/operations/common/formats';
import { clockQuery } from '../queries';
import { aheadText } from './clock';
import styles from './tools.module.css';

/** The product's time, which runs. */
export function ClockFace() {
  const { data } = useQuery(clockQuery);
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (!data) return null;
  return (
    <p className={styles.face} data-moved={Math.abs(data.ahead) >= 1_000 || undefined}>
      <time>{secondText(new Date(Date.now() + data.offset).toISOString())}</time>
      <span>北京时间 · {aheadText(data.ahead)}</span>
    </p>
  );
}
