import { randomUUID } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { INVITE_PATH } from '@/lib/flows/invite';
import type { OfficeTools } from '@/server/office/options';
import { OfficeError } from '@/server/office/problem';
import {
  type DepositInput,
  type GivenDeposit,
  MOST_DEPOSIT,
  TOOL_CALLS,
  type ToolSetUp,
  type VisitorInput,
  type VisitorSession,
} from '@/server/office/tools-api';
import type { OperationServices } from '@/server/operations/common/operation';
import { openSeededSession, type SeededOperator } from '@/server/operations/operators/seeded';
import { accounts } from '@/server/platform/database/schema/accounts';
import { DOCS_PATH } from '@/server/platform/http/docs/register-docs';
import { mobileHash } from '@/server/platform/secrets/mobile';
import { openSession } from '@/server/platform/sessions/service';
import type { Services } from '@/server/services';
import { recordDeposit } from '../cashier/deposits';
import { DevicePreviews } from '../preview/device-preview';
import { previewPlaces } from '../preview/places';
import { clockInput, clockState, moveClock } from './clock';
import { liveInput, readLive } from './read-live';

const account = z.string().regex(/^(?:\d{6,9}|\d{11})$/);

const visitorInput: z.ZodType<VisitorInput> = z.strictObject({ account });
const depositInput: z.ZodType<DepositInput> = z.strictObject({
  account,
  amount: z.number().positive().max(MOST_DEPOSIT).multipleOf(0.01),
});

const LINKS = [
  ['广告转化', '/dev/conversions'],
  ['接口文档', DOCS_PATH],
  ['收银台', '/pay'],
  ['邀请页', INVITE_PATH],
  ['客服', '/dev/chat'],
  ['安装包', '/software/XY_101.apk'],
] as const;

/**
 * What the office has only in the development set-up.
 *
 * @param port of the site on this machine
 */
export function officeTools(services: Services, port: number): OfficeTools {
  const { database, vault, movableClock } = services;
  const site = `http://localhost:${port}`;
  const previews = new DevicePreviews(site);
  const clock = () => {
    if (!movableClock) throw new OfficeError('not_found');
    return movableClock;
  };
  return {
    ...seededOperators,
    async framed() {
      return Object.values(await previews.ports()).map((own) => `http://*.localhost:${own}`);
    },
    addCalls(app, renew) {
      app.addHook('onClose', () => previews.close());
      app.get(
        TOOL_CALLS.setUp,
        async (): Promise<ToolSetUp> => ({
          places: previewPlaces(port),
          ports: await previews.ports(),
          links: LINKS.map(([label, path]) => ({ label, address: `${site}${path}` })),
        }),
      );
      app.get(TOOL_CALLS.clock, async () => clockState(clock()));
      app.post(TOOL_CALLS.clock, async (request, reply) => {
        moveClock(clock(), clockInput.parse(request.body), services.campaigns);
        await renew(request, reply);
        return clockState(clock());
      });
      app.post(TOOL_CALLS.session, async ({ body }) => openVisitorSession(services, visitorInput.parse(body)));
      app.post(TOOL_CALLS.deposit, async ({ body }) => giveDeposit(services, depositInput.parse(body)));
      app.get(TOOL_CALLS.live, async ({ query }) =>
        readLive({ orm: database.orm, vault }, liveInput.parse({ ...(query as object) })),
      );
    },
  };
}

/** Operators of the development set-up, who have no password: one for each role, and two who may do everything. */
const OPERATORS: readonly SeededOperator[] = [
  { name: '李娜', roles: [{ role: 'admin' }] },
  { name: '王伟', roles: [{ role: 'admin' }] },
  { name: '赵敏', roles: [{ role: 'marketing' }] },
  { name: '陈静', roles: [{ role: 'reviewer' }] },
  { name: '孙磊', roles: [{ role: 'finance' }] },
  { name: '周杰', roles: [{ role: 'support' }] },
  { name: '吴昊', roles: [{ role: 'on-duty' }] },
  { name: '郑洁', roles: [{ role: 'analyst' }] },
];

/** Lets the office sign in an operator by one click. */
const seededOperators = {
  operators: OPERATORS,
  signIn(services: OperationServices, name: string): Promise<string | undefined> {
    const operator = OPERATORS.find((candidate) => candidate.name === name);
    return operator ? openSeededSession(services, operator) : Promise.resolve(undefined);
  },
};

/** Opens a session of a local account without its password. */
async function openVisitorSession(services: Services, input: VisitorInput): Promise<VisitorSession> {
  const found = await findAccount(services, input);
  if (found === null) return { account: null };
  const { database, clock } = services;
  return { account: found, token: await openSession(database.orm, found, clock()) };
}

/** Gives an account a settled deposit. */
async function giveDeposit(services: Services, { amount, ...input }: DepositInput): Promise<GivenDeposit> {
  const found = await findAccount(services, input);
  if (found === null) return { account: null };
  const payment = { account: found, reference: `office-${randomUUID()}` };
  await recordDeposit(services, payment, { amount, state: 'settled' }, services.clock());
  return { account: found };
}

async function findAccount({ database, vault }: Services, { account: named }: VisitorInput) {
  const [found] = await database.orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(or(eq(accounts.number, named), eq(accounts.mobileHash, mobileHash(vault, named))));
  return found?.number ?? null;
}
