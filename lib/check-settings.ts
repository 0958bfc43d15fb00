import { z } from 'zod';

const id = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -');
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address', abort: true });
const origin = httpsUrl.refine(
  (value) => new URL(value).origin === value,
  'must be an origin such as https://pay.example, without path or slash at its end',
);
const chatUrl = z
  .string()
  .refine(
    (value) => /^(?:https:\/\/|\/(?!\/))[^?#\s]*$/.test(value) && URL.canParse(value, 'https://page.example'),
    'must be an https address or a path, without query',
  );

/** Environment variables behind `settings.ts`. */
const schema = z.object({
  NEXT_PUBLIC_SERVICE_CHAT_URL: chatUrl.optional(),
  NEXT_PUBLIC_SERVICE_COMPANY_ID: id.optional(),
  NEXT_PUBLIC_SERVICE_CONFIG_ID: id.optional(),
  NEXT_PUBLIC_PAYMENT_ORIGIN: origin.optional(),
  NEXT_PUBLIC_INVITE_ORIGIN: origin.optional(),
});

/** Names of all variables that the site is built with. */
export const SETTING_NAMES = schema.keyof().options;

/**
 * Rejects invalid settings, and in production also missing ones: their defaults point to the development set-up or to
 * example hosts.
 *
 * @throws Error with a line per variable
 */
export function checkSettings(env: Readonly<Record<string, string | undefined>>): void {
  const given = Object.fromEntries(SETTING_NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const wrong = (schema.safeParse(given).error?.issues ?? []).map(
    ({ path, message }) => `${String(path[0])}: ${message}`,
  );
  const missing = env.DEPLOYMENT === 'production' ? SETTING_NAMES.filter((name) => !given[name]) : [];
  const problems = [...wrong, ...missing.map((name) => `${name}: is required in production`)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
