import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readFields } from '@/server/platform/http/read-fields';
import type { Services } from '@/server/services';
import { sendPage } from '../page/development-page';
import { answerRefusals, Refusal } from '../page/refusal';
import { amount } from './amount';
import { checkRequest } from './check-request';
import { findDeposit, recordDeposit, settleDeposit } from './deposits';
import { openPayment, type Payment, sealPayment } from './payment';
import { paymentPage } from './payment-page';
import { receiptPage } from './receipt-page';
import { WAYS_TO_PAY } from './ways-to-pay';
import { TITLE } from './words';

const SEALED = z.object({ payment: z.string().max(16_384) });
const FORM = SEALED.extend({ amount: z.string().default(''), way: z.string().default('') });

/**
 * The cashier of the development set-up, on the page's own origin. `GET /pay` takes the deposit flow's parameters and begins a
 * payment. From then on its address is `/pay?payment=…`, which shows the form until it is paid, and then the receipt.
 */
export async function cashierRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, vault, clock } = services;
  app.setErrorHandler(answerRefusals(TITLE, '/pay'));

  app.get('/pay', async (request, reply) => {
    const fields = (await readFields('query', request)) as Record<string, string>;
    const now = clock();
    if (fields.payment !== undefined) return show(reply, fields.payment, now);
    const payment = await checkRequest(services, fields, now);
    return sendForm(reply, payment, sealPayment(vault, payment, now));
  });

  app.post('/pay', async (request, reply) => {
    const form = readForm(FORM, await readFields('form', request));
    const now = clock();
    const { payment, expired } = openPayment(vault, form.payment, now);
    if (!(await findDeposit(database.orm, payment))) {
      if (expired) throw lapsed(payment);
      const state = Object.hasOwn(WAYS_TO_PAY, form.way) ? WAYS_TO_PAY[form.way]?.state : undefined;
      if (!state) throw new Refusal('请选择付款方式。', { back: payment.from });
      const read = amount.safeParse(form.amount);
      if (!read.success) {
        const fault = { typed: form.amount, fault: read.error.issues[0]?.message ?? '' };
        return sendForm(reply, payment, form.payment, fault);
      }
      await recordDeposit(services, payment, { amount: read.data, state }, now);
    }
    return reply.redirect(addressOf(form.payment), 303);
  });

  app.post('/pay/settle', async (request, reply) => {
    const form = readForm(SEALED, await readFields('form', request));
    const now = clock();
    await settleDeposit(services, openPayment(vault, form.payment, now).payment, now);
    return reply.redirect(addressOf(form.payment), 303);
  });

  async function show(reply: FastifyReply, sealed: string, now: Date) {
    const { payment, expired } = openPayment(vault, sealed, now);
    const deposit = await findDeposit(database.orm, payment);
    if (deposit) return sendPage(reply, receiptPage({ payment, sealed, deposit }));
    if (expired) throw lapsed(payment);
    return sendForm(reply, payment, sealed);
  }
}

function sendForm(
  reply: FastifyReply,
  payment: Payment,
  sealed: string,
  fault?: { typed: string; fault: string },
): FastifyReply {
  const html = paymentPage({ payment, sealed, address: addressOf(sealed), ...fault });
  return sendPage(reply, html, fault ? 400 : 200);
}

function addressOf(sealed: string): string {
  return `/pay?${new URLSearchParams({ payment: sealed })}`;
}

function lapsed({ from }: Payment): Refusal {
  return new Refusal('付款单已过期，请返回活动页重新发起入金。', { back: from });
}

function readForm<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (!read.success) throw new Refusal('付款单无效，请回到活动页重新发起入金。');
  return read.data;
}
