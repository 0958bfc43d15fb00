import { siteUrl } from '@/lib/site';
import styles from './falling-packets.module.css';

/** Position, width and delay of each packet: few on purpose, because slow phones drop frames with more. */
const PACKETS = [
  { left: '4%', width: 76, animationDuration: '4.2s', animationDelay: '0s' },
  { left: '38%', width: 84, animationDuration: '3.6s', animationDelay: '-1.4s' },
  { left: '70%', width: 70, animationDuration: '4.8s', animationDelay: '-2.6s' },
  { left: '18%', width: 66, animationDuration: '5.2s', animationDelay: '-3.8s' },
  { left: '54%', width: 80, animationDuration: '3.9s', animationDelay: '-0.8s' },
  { left: '84%', width: 72, animationDuration: '4.4s', animationDelay: '-3.1s' },
  { left: '28%', width: 86, animationDuration: '3.4s', animationDelay: '-2s' },
  { left: '62%', width: 68, animationDuration: '5s', animationDelay: '-4.2s' },
  { left: '10%', width: 74, animationDuration: '4.6s', animationDelay: '-1.9s' },
];

interface FallingPacketsProps {
  disabled: boolean;
  onTap: () => void;
}

/**
 * Packets that fall through the scene. A tap on any of them requests one; which packet was tapped does not matter, and
 * keyboard and screen reader use the button below instead.
 */
export function FallingPackets({ disabled, onTap }: FallingPacketsProps) {
  return (
    <div className={styles.sky} aria-hidden="true">
      {PACKETS.map((fall) => (
        <button
          key={fall.left}
          type="button"
          tabIndex={-1}
          className={styles.packet}
          style={fall}
          disabled={disabled}
          onClick={onTap}
        >
          <img src={siteUrl('/art/red-packet.svg')} alt="" width={64} height={64} draggable={false} />
        </button>
      ))}
    </div>
  );
}
