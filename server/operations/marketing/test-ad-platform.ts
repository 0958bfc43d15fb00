import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AD_EVENT_WORDS, AD_EVENTS, AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { openPlatforms } from '../../domain/ad-conversions/platforms';
import { postRequest, TIMEOUT } from '../../domain/ad-conversions/post';
import { accessToken } from '../../domain/ad-conversions/tokens';
import type { AdConversion } from '../../platform/database/schema/ad-conversions';
import { oneOf } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { PLATFORM_WORDS, say } from './words';

const TESTED = AD_PLATFORM_NAMES.filter((name) => adPlatform(name).test);
const CHECKED_CLICK = 'test';

/** Sends an event of no account to a platform that offers tests, and shows its answer. */
export const testAdPlatform = defineOperation({
  name: 'test-ad-platform',
  title: '发送测试回传',
  summary: '用广告平台联调页的点击标识发送一个测试事件，并显示平台的回应',
  subject: '推广',
  permission: 'health',
  audited: true,
  // It waits for the platform, so it holds no transaction.
  online: true,
  input: z.strictObject({
    platform: oneOf(TESTED).meta({
      title: '平台',
      words: PLATFORM_WORDS,
      operand: true,
    }),
    click: z.string().min(1).max(1024).optional().meta({ title: '点击标识', help: '平台联调页的点击标识' }),
    event: oneOf(AD_EVENTS).default('form').meta({
      title: '事件',
      words: AD_EVENT_WORDS,
    }),
  }),
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
