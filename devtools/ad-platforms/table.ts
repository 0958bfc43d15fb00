import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import {
  AD_EVENTS,
  AD_PLATFORM_NAMES,
  type AdEvent,
  type AdPlatformName,
  adPlatform,
} from '@/lib/channel/ad-platforms';
import type { AdPlatformAccess } from '@/server/domain/ad-conversions/access';
import type { Platform } from '@/server/domain/ad-conversions/platform';
import { openPlatforms } from '@/server/domain/ad-conversions/platforms';
import { fetchOnce, postRequest } from '@/server/domain/ad-conversions/post';
import type { AdConversion } from '@/server/platform/database/schema/ad-conversions';
import { developmentAccess } from './keys';
import { registerAdPlatforms } from './register';
import { AdPlatforms } from './stand-in';

/** The document whose table `npm run generate` writes. */
export const FILE = 'docs/ad-platforms.md';
const [BEGIN, END] = ['<!-- table: begin -->', '<!-- table: end -->'];
const SECONDS = 5_000;

/** A cell of the table: the platform's own code, and its stand-in's answer. */
type Answers = Readonly<Partial<Record<AdEvent, string>>>;

/** The document with the answers that the stand-ins give now, over sockets. */
export async function tableText(): Promise<string> {
  const rows: string[][] = [];
  const answers = await askStandIns();
  for (const name of AD_PLATFORM_NAMES) {
    const { words, clicks, longest, days } = adPlatform(name);
    const parameters = clicks.map((all) => all.map((one) => `\`${one}\``).join(' and ')).join(', else ');
    const cells = AD_EVENTS.map((event) => answers[name]?.[event] ?? '–');
    rows.push([words[0], parameters, String(longest), String(days), ...cells]);
  }
  const text = readFileSync(FILE, 'utf8');
  const [before, after] = [text.slice(0, text.indexOf(BEGIN) + BEGIN.length), text.slice(text.indexOf(END))];
  const head = ['platform', 'click parameters', 'longest', 'days', ...AD_EVENTS];
  return `${before}\n\n${markdown([head, ...rows])}\n\n${after}`;
}

async function askStandIns(): Promise<Partial<Record<AdPlatformName, Answers>>> {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const standIns = new AdPlatforms();
  registerAdPlatforms(app, standIns, () => '');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const platforms = openPlatforms(developmentAccess(() => origin) as AdPlatformAccess);
    const answers: Partial<Record<AdPlatformName, Answers>> = {};
    for (const platform of platforms) answers[platform.name] = await askAbout(platform, standIns);
    return answers;
  } finally {
    await app.close();
  }
}

async function askAbout(platform: Platform, standIns: AdPlatforms): Promise<Answers> {
  const now = new Date();
  const token = await tokenOf(platform, now);
  const answers: Partial<Record<AdEvent, string>> = {};
  for (const event of adPlatform(platform.name).events) {
    const conversion = sampleConversion(platform.name, event, now);
    const request = platform.encode(conversion, now, token);
    const { outcome, answer } = await postRequest(platform, request, { now, signal: AbortSignal.timeout(SECONDS) });
    const taken = standIns.taken.all().find((one) => one.platform === platform.name && one.event === event);
    answers[event] = outcome === 'taken' && taken ? `${codeOf(taken.details)}: ${answer}` : `${outcome}: ${answer}`;
  }
  return answers;
}

async function tokenOf({ tokens }: Platform, now: Date): Promise<string> {
  if (!tokens) return '';
  const { body } = await fetchOnce(tokens.request(tokens.seed), AbortSignal.timeout(SECONDS));
  return tokens.read(body, now)?.access ?? '';
}

/** The platform's own code of an event, as its stand-in read it. */
function codeOf(details: Readonly<Record<string, string>>): string {
  const names = ['event', 'newType', 'event_type', 'action_type', 'cvType', 'transformType', 'conversion_type'];
  const name = names.find((one) => details[one] !== undefined);
  return name ? `\`${details[name]}\`` : 'own action';
}

function markdown(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

/** A conversion of a click, as the server stores it; its values are the same in each call. */
function sampleConversion(platform: AdPlatformName, event: AdEvent, at: Date): AdConversion {
  const { clicks, address } = adPlatform(platform);
  const [names = []] = clicks;
  const click = Object.fromEntries(names.map((name) => [name, `${name}-1`]));
  const page = 'https://gold.example/newactivities/bull-market';
  const query = address === 'click' ? `?${new URLSearchParams(click)}` : '';
  return {
    id: 1,
    platform,
    account: '88001600',
    event,
    eventAt: at,
    clickId: Object.values(click)[0] ?? '',
    click: clicks.flat().length > 1 ? click : null,
    landingUrl: address ? page + query : null,
    host: 'gold.example',
    isWap: true,
    transId: `${platform}-${event}`.padEnd(32, '0'),
    value: null,
    registeredAt: at,
    state: 'queued',
    attempts: 1,
    firstAttemptAt: at,
    nextAttemptAt: at,
    lastAnswer: null,
    changedAt: at,
  };
}
