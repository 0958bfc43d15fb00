import type { ReactNode } from 'react';
import { Words } from '../ui/words';
import styles from './not-offered.module.css';

export interface NotOfferedProps {
  /** How to take part in the activity elsewhere. */
  elsewhere?: ReactNode;
}

/** Says that visitors can read about an activity here but not take part. */
export function NotOffered({ elsewhere }: NotOfferedProps) {
  return (
    <div className={styles.notOffered}>
      <p>
        <strong>本页暂不开放在线参与</strong>
      </p>
      <p>
        <Words>
          {elsewhere
            ? '活动内容与规则以本页说明为准，点击下方按钮前往参与。'
            : '活动内容与规则以本页说明为准，如何参与请咨询在线客服。'}
        </Words>
      </p>
      {elsewhere && <p className={styles.way}>{elsewhere}</p>}
    </div>
  );
}
