import { grouped } from '@/lib/copy/grouped';
import { beijingDateTime } from '@/lib/time/format';
import { CARD_STYLES, TermList } from '../page/cards';
import { developmentPage } from '../page/development-page';
import type { Deposit } from './deposits';
import type { Payment } from './payment';
import { NOTE, TITLE } from './words';

const RESULTS: Readonly<Record<Deposit['state'], { title: string; text: string }>> = {
  settled: { title: '付款成功', text: '款项已到账，返回活动页即可查看。' },
  pending: { title: '付款处理中', text: '款项稍后到账，到账后计入您的账户。' },
  failed: { title: '付款未成功', text: '未扣款，也未到账。请返回活动页重新发起入金。' },
};

const STYLES = `.result { margin: 0 0 16px }
.settled h2 { color: #17683a }
.failed h2 { color: #b3261e }
form { display: grid }`;

interface ReceiptPage {
  payment: Payment;
  sealed: string;
  deposit: Deposit;
}

/** Shows the result of a payment, and the link back to where it began. */
export function receiptPage({ payment, sealed, deposit }: ReceiptPage): string {
  const { title, text } = RESULTS[deposit.state];
  return developmentPage({
    title: TITLE,
    note: NOTE,
    styles: `${CARD_STYLES}\n${STYLES}`,
    body: (
      <main className="narrow">
        <section className={`card ${deposit.state}`} role="status">
          <h2>{title}</h2>
          <p className="result">{text}</p>
          <TermList
            terms={[
              ['金额', `$${grouped(deposit.amount.toFixed(2))}`],
              ['交易账号', deposit.account],
              ['北京时间', beijingDateTime(deposit.createdAt.toISOString())],
              ['付款单号', deposit.reference],
            ]}
          />
          <div className="ways">
            <a className="button" href={payment.from}>
              返回
            </a>
            {deposit.state === 'pending' && <SettleForm sealed={sealed} />}
          </div>
        </section>
      </main>
    ),
  });
}

/** A button that settles a pending payment. */
function SettleForm({ sealed }: { sealed: string }) {
  return (
    <form method="post" action="/pay/settle">
      <input type="hidden" name="payment" value={sealed} />
      <button type="submit" className="plain">
        模拟到账
      </button>
    </form>
  );
}
