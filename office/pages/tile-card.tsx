import { App, Button, Flex, Popover, QRCode, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PageFrame } from '../parts/page-frame';
import { DEVICES } from './devices';
import type { FrameQueue } from './frame-queue';
import { shownText, titleOf } from './page-texts';
import styles from './tile-card.module.css';
import { type Tile, withSession } from './tiles';

/** Widths in pixels, by size. */
const WIDTHS = {
  s: { phone: 172, desktop: 344 },
  m: { phone: 252, desktop: 448 },
  l: { phone: 372, desktop: 860 },
};

interface TileCardProps {
  tile: Tile;
  queue: FrameQueue;
  size: keyof typeof WIDTHS;
  /** Whether one can act in it like a visitor, who may be logged in. */
  usable: boolean;
  session: string | undefined;
}

/** A preview with its head and its buttons; its page loads when it comes near the window. */
export function TileCard({ tile, queue, size, usable, session }: TileCardProps) {
  const { page, place, device, shows, frame, address, phone } = tile;
  const { label, shape } = DEVICES[device];
  const card = useRef<HTMLElement>(null);
  const { turn, loaded } = useTurn(card, queue);
  const [reloads, setReloads] = useState(0);
  const { message } = App.useApp();
  const named = shows.label === null ? '' : ` · ${shownText(shows)}`;
  const name = `${titleOf(page)} · ${place.name} · ${label}${named}`;
  const shown = address ?? frame;
  const copy = async () => {
    await navigator.clipboard.writeText(shown);
    message.success('已复制地址');
  };
  return (
    <article ref={card} className={`panel ${styles.tile}`} style={{ width: WIDTHS[size][shape] }} aria-label={name}>
      <header className={styles.head}>
        <h3 className="ellipsis">{titleOf(page)}</h3>
        <Tag>{label}</Tag>
        <p className="soft small ellipsis">
          {place.name} {shows.label !== null && <b className="brass">{shownText(shows)}</b>}
        </p>
        <p className="soft small ellipsis" title={shown}>
          {readable(shown)}
        </p>
      </header>
      <PageFrame
        key={reloads}
        address={turn ? withSession(frame, session) : undefined}
        shape={shape}
        title={name}
        usable={usable}
        onLoad={loaded}
      />
      <Flex wrap gap="2px 12px" component="footer" className={styles.foot ?? ''}>
        {address && (
          <Button type="link" href={usable ? frame : address} target="_blank" rel="noreferrer">
            打开
          </Button>
        )}
        {address && (
          <Button type="link" onClick={copy}>
            复制地址
          </Button>
        )}
        <Button type="link" onClick={() => setReloads(reloads + 1)}>
          刷新
        </Button>
        {phone && (
          <Popover trigger="click" content={<PhoneCode address={phone} />}>
            <Button type="link">真机</Button>
          </Popover>
        )}
      </Flex>
    </article>
  );
}

/** Whether a preview that came near the window may load. */
function useTurn(card: React.RefObject<HTMLElement | null>, queue: FrameQueue) {
  const [turn, setTurn] = useState(false);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        leave.current = queue.join(() => setTurn(true));
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      leave.current?.();
    };
  }, [card, queue]);
  return { turn, loaded: () => leave.current?.() };
}

function PhoneCode({ address }: { address: string }) {
  return (
    <Flex vertical gap={6} align="center" style={{ maxWidth: 220 }}>
      <QRCode type="svg" value={address} size={200} bordered={false} errorLevel="L" />
      <p>用手机相机扫码</p>
      <small className="soft wrap">{readable(address)}</small>
    </Flex>
  );
}

/** An address without its protocol, in readable letters. */
function readable(address: string): string {
  const text = address.replace(/^https?:\/\//, '').replace(/([?&]preview=)[^&]+/, '$1…');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
