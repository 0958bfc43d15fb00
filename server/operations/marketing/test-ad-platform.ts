import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AD_EVENTS, AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { openPlatforms } from '../../domain/ad-conversions/platforms';
import { postRequest, TIMEOUT } from '../../domain/ad-conversions/post';
import { accessToken } from '../../domain/ad-conversions/tokens';
import type { AdConversion } from '../../platform/database/schema/ad-conversions';
import { oneOf } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { operations, say } from './words';

const TESTED = AD_PLATFORM_NAMES.filter((name) => adPlatform(name).test);
const CHECKED_CLICK = 'test';

/** Sends an event of no account to a platform that offers tests, and shows its answer. */
export const testAdPlatform = defineOperation({
  name: 'test-ad-platform',
  summary: 'sends a test event to an advertising platform, with a click of its test page, and shows the answer',
  operands: ['platform'],
  options: {
    click: 'click id of the test page of the platform',
    event: `${AD_EVENTS.join(', ')}; form by default`,
  },
  audited: true,
  // It waits for the platform, so it holds no transaction.
  online: true,
  input: z.strictObject({
    platform: oneOf(TESTED),
    click: z.string().min(1).max(1024).optional(),
    event: oneOf(AD_EVENTS).default('form'),
  }),
  zh: operations['test-ad-platform'],
  async run({ services, now }, { platform: name, click, event }) {
    const { clicks, events, test } = adPlatform(name);
    if (test === 'click' && click === undefined) throw new OperatorError(say('test_click_needed', { platform: name }));
    if (!events.includes(event)) throw new OperatorError(say('event_unknown_to_platform', { platform: name, event }));
    const platform = openPlatforms(services.config.conversions).find((one) => one.name === name);
    if (!platform) throw new OperatorError(say('platform_without_key', { platform: name }));
    const log = { warn: () => {} };
    const token = await accessToken({ orm: services.database.orm, vault: services.vault, log }, platform, now);
    if (token === undefined) throw new OperatorError(say('platform_without_token', { platform: name }));
    const clickId = click ?? CHECKED_CLICK;
    const conversion: AdConversion = {
      id: 0,
      platform: name,
      account: '',
      event,
      eventAt: null,
      clickId,
      click: { [clicks[0]?.[0] ?? '']: clickId },
      landingUrl: null,
      host: null,
      isWap: true,
      transId: randomBytes(16).toString('hex'),
      value: null,
      registeredAt: now,
      state: 'pending',
      attempts: 1,
      firstAttemptAt: now,
      nextAttemptAt: null,
      lastAnswer: null,
      changedAt: now,
    };
    const request = platform.encode(conversion, now, token);
    const sent = test === 'check' && platform.onlyCheck ? platform.onlyCheck(request) : request;
    const { outcome, answer } = await postRequest(platform, sent, { now, signal: AbortSignal.timeout(TIMEOUT) });
    return {
      answer: [say('test_event_answered', { platform: name, event, outcome, answer })],
      details: { platform: name, event, outcome, answer },
    };
  },
});
