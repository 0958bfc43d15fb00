import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brandOf } from '@/brands';
import { INVITE_PATH } from '@/lib/flows/invite';
import { inviteLink } from '@/lib/flows/invite-link';
import { siteUrl } from '@/lib/site';
import { resolveVariant } from '@/lib/variant/resolve';
import { activityEngine } from '@/server/domain/activities/activity-engine';
import { accounts } from '@/server/platform/database/schema/accounts';
import { readFields } from '@/server/platform/http/read-fields';
import { findSession } from '@/server/platform/sessions/service';
import type { Services } from '@/server/services';
import { sendPage } from '../page/development-page';
import { noticePage } from '../page/notice-page';
import { answerRefusals } from '../page/refusal';
import { invitePage } from './invite-page';
import { NOTE, TITLE } from './words';

/** The campaign whose friends are shown; its page links here. */
const SLUG = 'invite-2412';
const BACK = siteUrl(`/${SLUG}`);

/** The invite page of the user-content host; the development set-up serves it on the page's own origin. */
export async function inviteRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, clock } = services;
  app.setErrorHandler(answerRefusals(TITLE, INVITE_PATH));

  app.get(INVITE_PATH, async (request, reply) => {
    const { token = '' } = (await readFields('query', request)) as Record<string, string>;
    if (!token) return sendPage(reply, logInPage(BACK));
    const now = clock();
    const session = await findSession(database.orm, token, now);
    if (!session) return sendPage(reply, logInPage(BACK), 401);
    const { state } = await activityEngine.readState(services, { slug: SLUG, kind: 'invite' }, session.account, now);
    if (state.kind !== 'invite' || !state.mine) throw new Error('The invite activity has no state of an account.');
    const html = invitePage({
      brand: brandOf(variantOf(request, services).brand),
      link: inviteLink(state.mine.code, { origin: originOf(request), search: await readChannel(session.account) }),
      conditionLabel: conditionOf(services),
      back: BACK,
      mine: state.mine,
    });
    return sendPage(reply, html);
  });

  /** The account's channel as a query. */
  async function readChannel(account: string): Promise<string> {
    const [own] = await database.orm
      .select({ appcode: accounts.appCode, v: accounts.packageCode })
      .from(accounts)
      .where(eq(accounts.number, account));
    const known = Object.entries(own ?? {}).filter((pair): pair is [string, string] => pair[1] !== null);
    return `?${new URLSearchParams(known)}`;
  }
}

function variantOf({ headers }: FastifyRequest, { hosts }: Services) {
  const query = new URLSearchParams();
  return resolveVariant({ host: headers.host, userAgent: headers['user-agent'], query }, hosts.current().tables);
}

function originOf({ protocol, headers }: FastifyRequest): string {
  return `${protocol}://${headers.host}`;
}

function conditionOf({ campaigns }: Services): string {
  const activities = campaigns.find(({ slug }) => slug === SLUG)?.activities ?? [];
  return activities.find((activity) => activity.kind === 'invite')?.conditionLabel ?? '';
}

/**
 * Renders the page for a visitor without a valid session.
 *
 * @param back the site's page that links here and offers a login
 */
function logInPage(back: string): string {
  return noticePage({
    title: TITLE,
    note: NOTE,
    address: INVITE_PATH,
    heading: '请先登录',
    text: '登录后即可查看您的专属邀请链接、二维码与海报。',
    back,
    backWords: '返回活动页登录',
  });
}
