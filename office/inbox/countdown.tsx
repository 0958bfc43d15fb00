import { Tag } from 'antd';
import { useEffect, useState } from 'react';
import { timeLeft } from './time-left';

const TICK = 20_000;

/** How long a request can still be decided. */
export function Countdown({ expires }: { expires: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const { text, urgent } = timeLeft(expires, now);
  return <Tag className={urgent ? 'red' : ''}>{text}</Tag>;
}
