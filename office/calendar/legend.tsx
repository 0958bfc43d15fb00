import { Flex } from 'antd';
import styles from './legend.module.css';

const SIGNS = {
  running: '进行',
  upcoming: '未开始',
  claims: '领取期',
  notice: '通知期，在此结束须说明原因',
  open: '竞猜中',
  due: '待结算',
  text: '文案',
};

/** What the bars mean. */
export function Legend() {
  return (
    <Flex wrap gap="4px 20px" component="ul" className={`soft small ${styles.legend}`} aria-hidden="true">
      {Object.entries(SIGNS).map(([sign, text]) => (
        <li key={sign} data-sign={sign}>
          {text}
        </li>
      ))}
    </Flex>
  );
}
