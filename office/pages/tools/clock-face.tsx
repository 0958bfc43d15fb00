import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { secondText } from '@/server/operations/common/formats';
import { clockQuery } from '../queries';
import { aheadText } from './clock';

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
    <p>
      <b>
        <time>{secondText(new Date(Date.now() + data.offset).toISOString())}</time>
      </b>{' '}
      <span className={`small ${Math.abs(data.ahead) < 1_000 ? 'soft' : 'brass'}`}>
        北京时间 · {aheadText(data.ahead)}
      </span>
    </p>
  );
}
