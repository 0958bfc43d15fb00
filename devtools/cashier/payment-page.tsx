import { CARD_STYLES, TermList } from '../page/cards';
import { developmentPage } from '../page/development-page';
import { MAX_AMOUNT, MIN_AMOUNT } from './amount';
import type { Payment } from './payment';
import { WAYS_TO_PAY } from './ways-to-pay';
import { NOTE, TITLE } from './words';

const SOURCES: Readonly<Record<Payment['source'], string>> = { '2': '网页', '3': 'iOS App', '4': 'Android App' };

const STYLES = `.field { display: grid; gap: 6px }
.field input { width: 100%; box-sizing: border-box; font-size: 20px; font-variant-numeric: tabular-nums }
.fault { margin: 0; color: #b3261e }
fieldset { margin: 18px 0 0; padding: 0; border: 0; display: grid; gap: 10px }
legend { padding: 0; margin-bottom: 6px }
.way { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 0 14px; border: 1px solid #aab3c2; border-radius: 10px; cursor: pointer }
.way:has(:checked) { border-color: #1f4fbf; background: #eef3ff }
.way small { margin-left: auto; color: #5b6474; font-size: 14px }`;

export interface PaymentPage {
  payment: Payment;
  /** The payment as the form returns it. */
  sealed: string;
  address: string;
  /** The typed amount, and what is wrong with it. */
  typed?: string;
  fault?: string;
}

/** Shows what the cashier received, and the form for the payment. */
export function paymentPage({ payment, sealed, address, typed = '', fault }: PaymentPage): string {
  const { account, source, isBind, first, clientid, from, reference } = payment;
  return developmentPage({
    title: TITLE,
    note: NOTE,
    styles: `${CARD_STYLES}\n${STYLES}`,
    address,
    body: (
      <main>
        <section className="card">
          <h2>入金信息</h2>
          <TermList
            terms={[
              ['交易账号', account],
              ['来源', `${SOURCES[source]} · source ${source}`],
              ['银行卡', `${isBind === '1' ? '已绑定' : '未绑定'} · isBind ${isBind}`],
              ['首次入金', `${first === '1' ? '是' : '否'} · first ${first}`],
              ['访客标识', clientid || '无'],
              ['登录凭证', '已核对，不显示'],
              ['付款后返回', from],
              ['付款单号', reference],
            ]}
          />
        </section>
        <section className="card">
          <h2>付款</h2>
          <form method="post" action="/pay">
            <input type="hidden" name="payment" value={sealed} />
            <label className="field">
              金额（美元）
              <input
                name="amount"
                type="number"
                inputMode="decimal"
                min={MIN_AMOUNT}
                max={MAX_AMOUNT}
                step="0.01"
                required
                autoComplete="off"
                defaultValue={typed}
                {...(fault && { 'aria-invalid': true, 'aria-describedby': 'fault' })}
              />
            </label>
            <p className="fault" id="fault">
              {fault}
            </p>
            <fieldset>
              <legend>付款方式</legend>
              {Object.entries(WAYS_TO_PAY).map(([way, { label, hint }], index) => (
                <label key={way} className="way">
                  <input type="radio" name="way" value={way} defaultChecked={index === 0} />
                  {label}
                  <small>{hint}</small>
                </label>
              ))}
            </fieldset>
            <p className="ways">
              <button type="submit">确认付款</button>
              <a className="quiet" href={from}>
                取消，返回活动页
              </a>
            </p>
          </form>
        </section>
      </main>
    ),
  });
}
