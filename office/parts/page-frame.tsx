import { useEffect, useRef, useState } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** `undefined` until there is one. */
  address: string | undefined;
  shape: 'phone' | 'desktop';
  title: string;
  /** Whether one can act in it like a visitor: send forms and open windows. */
  usable?: boolean;
  onLoad?: (() => void) | undefined;
}

/** Sizes of the devices' windows, in CSS pixels. */
const WINDOWS = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const;
const SHOWING = 'allow-scripts allow-same-origin';
const ACTING = `${SHOWING} allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads`;

/** A page in a frame as a device shows it, fitted into the width. The former page stays until the new one has loaded. */
export function PageFrame({ address, shape, title, usable = false, onLoad }: PageFrameProps) {
  const { width, height } = WINDOWS[shape];
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
    <div ref={box} className={styles.frame} data-device={shape} data-loading={loaded !== address || undefined}>
      {shown.map((each) => (
        <iframe
          key={each}
          title={title}
          src={each}
          width={width}
          height={height}
          sandbox={usable ? ACTING : SHOWING}
          allow={usable ? 'clipboard-write' : ''}
          referrerPolicy="no-referrer"
          className={styles.page}
          data-shown={each === loaded || undefined}
          aria-hidden={each !== loaded}
          onLoad={() => {
            setLoaded(each);
            onLoad?.();
          }}
        />
      ))}
    </div>
  );
}
