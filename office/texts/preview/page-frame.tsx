import { useEffect, useRef, useState } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  address: string | undefined;
  device: 'phone' | 'desktop';
}

/** Sizes of the devices' windows, in CSS pixels. */
const WINDOWS = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const;
const NAMES = { phone: '手机页面', desktop: '电脑页面' } as const;

/** A page in a frame as a device shows it, fitted into the width. The former page stays until the new one has loaded. */
export function PageFrame({ address, device }: PageFrameProps) {
  const { width, height } = WINDOWS[device];
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, (entry?.contentRect.width ?? width) / width);
      element.style.setProperty('--scale', String(scale));
      element.style.setProperty('--height', `${height * scale}px`);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [width, height]);
  const shown = [...new Set([loaded, address])].filter((each) => each !== undefined);
  return (
    <div ref={box} className={styles.frame} data-device={device} data-loading={loaded !== address || undefined}>
      {shown.map((each) => (
        <iframe
          key={each}
          title={NAMES[device]}
          src={`${each}&device=${device}`}
          width={width}
          height={height}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          className={styles.page}
          data-shown={each === loaded || undefined}
          aria-hidden={each !== loaded}
          onLoad={() => setLoaded(each)}
        />
      ))}
    </div>
  );
}
