import type { ArtShape } from '@/lib/art/shapes';
import { breakWords } from '@/lib/copy/break-words';
import { siteUrl } from '@/lib/site';
import { Panel } from '../../ui/panel';
import { Words } from '../../ui/words';
import styles from './sealed-data.module.css';

const PROTECTIONS: readonly { art: ArtShape; title: string; text: string }[] = [
  { art: 'shield', title: '存下之前先加密', text: '姓名、证件号码与卡号先加密再写入，库里没有明文。' },
  { art: 'card', title: '绑好之后只见尾号', text: '完整卡号不再显示，您与客服看到的都只是后四位。' },
  { art: 'people', title: '一张卡，一个账户', text: '已绑在别人账户上的卡会被拒绝，也不会告诉对方是谁。' },
];

/**
 * What happens to the data of a verification: an example of what is entered, what others see of it, and how it is
 * stored.
 */
export function SealedData() {
  return (
    <Panel className={styles.panel}>
      <div className={styles.passage}>
        <dl className={styles.side}>
          <dt>您填写的</dt>
          <dd>姓名</dd>
          <dd>证件号码</dd>
          <dd>银行卡号</dd>
        </dl>
        <img src={siteUrl('/art/shield.svg')} alt="加密后存放" width={72} height={72} loading="lazy" />
        <dl className={styles.side}>
          <dt>页面上看到的</dt>
          <dd>只有姓氏</dd>
          <dd>不再显示</dd>
          <dd>后四位</dd>
        </dl>
      </div>
      <ul className={styles.protections}>
        {PROTECTIONS.map(({ art, title, text }) => (
          <li key={title} className={styles.protection}>
            <img src={siteUrl(`/art/${art}.svg`)} alt="" width={56} height={56} loading="lazy" />
            <div>
              <h3>
                <Words>{breakWords(title)}</Words>
              </h3>
              <p>
                <Words>{breakWords(text)}</Words>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
