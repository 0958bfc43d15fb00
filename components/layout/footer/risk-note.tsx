import type { Brand } from '@/lib/brand/schema';
import { breakWords } from '@/lib/copy/break-words';
import { Words } from '../../ui/words';
import { ElderSwitch } from '../elder/elder-switch';
import styles from './risk-note.module.css';

/** The risk warning, the licence and the switch to elder mode, for pages without a footer. */
export function RiskNote({ brand: { riskWarning, licence } }: { brand: Pick<Brand, 'riskWarning' | 'licence'> }) {
  return (
    <aside className={styles.note} aria-label="风险提示">
      <p>
        <strong>风险提示：</strong>
        {riskWarning}
      </p>
      <p>
        <Words>{breakWords(licence)}</Words>
      </p>
      <ElderSwitch />
    </aside>
  );
}
