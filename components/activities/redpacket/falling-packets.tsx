import { siteUrl } from '@/lib/site';
import styles from './falling-packets.module.css';

/** Few nodes on purpose: slow phones drop frames with more. */
const PACKETS = Array.from({ length: 9 }, (_, index) => index);

interface FallingPacketsProps {
  disabled: boolean;
  onTap: () => void;
}

/**
 * Packets that fall through the stage. A tap on any of them asks for one; which packet was tapped means nothing, and a
 * keyboard and a screen reader have the button below instead.
 */
export function FallingPackets({ disabled, onTap }: FallingPacketsProps) {
  return (
    <div className={styles.sky} aria-hidden="true">
      {PACKETS.map((index) => (
        <button key={index} type="button" tabIndex={-1} className={styles.packet} disabled={disabled} onClick={onTap}>
          <img src={siteUrl('/art/red-packet.svg')} alt="" width={64} height={64} draggable={false} />
        </button>
      ))}
    </div>
  );
}
