import { randomUUID } from 'node:crypto';
import { fetchFrom } from '@/e2e/support/fetch';
import { codeFor, PASSWORD } from '@/e2e/support/registration';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { LANDING_PATH } from '@/lib/site';
import { openChangedSite } from '../changed-site';
import type { Target } from '../kit/find';
import { PAGE_CHANGES, type PageChange } from '../page-changes';
import { Tab } from '../tab';
import { beLoggedIn, FORM, register, registerEarly } from './registration';
import type { Story } from './story';

const PRIZE: Target = { css: '[role="dialog"], dialog', text: '恭喜您获得' };
const STORE: Target = { css: 'main a', text: 'App Store' };
const PROMPT: Target = { css: 'aside[aria-label="登录或开户"]' };
const LOGIN: Target = { css: 'dialog, [role="dialog"]', text: '登录交易账户' };

/** Scrolls to an activity, so that it loads, and waits for its state. */
async function comeNear(tab: Tab, kind: string): Promise<Target> {
  const place: Target = { css: `#activity-${kind}` };
  await tab.until(`the activity ${kind}`, async () => {
    await tab.ask('comeNear', place.css);
    return (await tab.ask('countOf', { css: '[aria-busy="false"]', within: place })) > 0;
  });
  return place;
}

/** The newest events that the server received. */
async function receivedEvents(origin: string): Promise<string> {
  return (await fetchFrom(`${origin}/dev/events`)).text();
}

/** Accepts a prize when one was won. */
async function takePrize(tab: Tab): Promise<void> {
  if ((await tab.ask('countOf', PRIZE)) === 0) return;
  await tab.tap({ css: 'button', exact: '开心收下', within: PRIZE });
  await tab.seeGone(PRIZE);
}

async function landing(tab: Tab): Promise<void> {
  const visit = randomUUID();
  await tab.open(`${LANDING_PATH}?v=XY_9&utm_term=${visit}`);
  await tab.see({ css: 'input[type="tel"]', within: FORM });
  await tab.until('the heading below the header', async () => (await tab.ask('headingUnderHeader')) === 0);
  await tab.until('the visit at the server', async () => (await receivedEvents(tab.origin)).includes(visit));
}

async function spin(tab: Tab): Promise<void> {
  await beLoggedIn(tab);
  await tab.open('/lottery-october');
  const wheel = await comeNear(tab, 'wheel');
  await tab.tap({ css: 'button', exact: '抽奖', within: wheel });
  await tab.until('where the wheel stops', async () => {
    const words = await tab.ask('textOf', { css: '[role="status"], output', within: wheel });
    return words !== null && /抽中|停在/.test(words);
  });
  await takePrize(tab);
}

async function answer(tab: Tab): Promise<void> {
  await beLoggedIn(tab);
  await tab.open('/answer-2505-single');
  const quiz = await comeNear(tab, 'quiz');
  await tab.see({ css: '*', text: '第 1 题', within: quiz });
  await tab.check({ css: 'input[type="radio"]', within: quiz });
  await tab.tap({ css: 'button', exact: '确认作答', within: quiz });
  await tab.see({ css: 'button', text: '下一题', within: quiz });
}

async function signIn(tab: Tab): Promise<void> {
  await beLoggedIn(tab);
  await tab.open('/signin-2506');
  const calendar = await comeNear(tab, 'signin');
  await tab.tap({ css: 'button', exact: '今日签到', within: calendar });
  await tab.see(PRIZE);
  await takePrize(tab);
  await tab.see({ css: 'button', exact: '今日已签到', within: calendar });
}

async function quotes(tab: Tab): Promise<void> {
  await tab.open('/bull-market');
  await tab.until('the tabs of the market', () => tab.ask('scrollTo', '[role="tablist"]'));
  // Cryptocurrencies trade at any hour. A translation may replace their tab below the finger.
  await tab.until('the tab of cryptocurrencies', async () => {
    await tab.tap({ css: '[role="tab"]', text: '数字货币' });
    return (await tab.ask('countOf', { css: '[role="tab"][aria-selected="true"]', text: '数字货币' })) > 0;
  });
  const row: Target = { css: 'button', text: 'BTCUSDT', within: { css: '[role="tabpanel"]' } };
  const priced = () => tab.ask('textOf', row).then((words) => /卖价\D*([\d.]+)/.exec(words ?? '')?.[1]);
  const first = await tab.until('a price', priced);
  await tab.until('another price', async () => {
    const now = await priced();
    return now !== undefined && now !== first;
  });
  // The page shows another text for a closed market.
  await tab.tap(row);
  await tab.see({ css: '[role="status"], output', text: '报价更新中' });
}

async function dialog(tab: Tab): Promise<void> {
  await tab.open('/newcomer-2510');
  await comeNear(tab, 'tasks');
  await tab.tap({ css: 'aside button', exact: '登录' });
  await tab.see(LOGIN);
  await tab.tap({ css: 'input', label: '手机号', within: LOGIN });
  await tab.browser.press('Escape');
  await tab.seeGone(LOGIN);
}

/** Deletes the session and opens the login dialog from the panel of an activity. */
async function openLogin(tab: Tab): Promise<void> {
  await tab.ask('forget', 'token');
  await tab.open('/newcomer-2510');
  await comeNear(tab, 'tasks');
  await tab.tap({ css: 'button', exact: '登录', within: PROMPT });
  await tab.see(LOGIN);
}

/** Submits a login form and waits until the panel no longer asks for a login. */
async function sendLogin(tab: Tab, form: Target): Promise<void> {
  await tab.tap({ css: 'button', exact: '登录', within: form });
  await tab.seeGone(LOGIN);
  await tab.seeGone(PROMPT);
}

async function login(tab: Tab): Promise<void> {
  await tab.open(LANDING_PATH);
  // Another story may just have opened an account.
  for (const key of ['token', 'smsCountdown']) await tab.ask('forget', key);
  const mobile = await register(tab);
  await openLogin(tab);
  const byCode: Target = { css: 'form[aria-label="短信登录"]', within: LOGIN };
  await tab.fill({ css: 'input', label: '手机号', within: byCode }, mobile);
  await tab.tap({ css: 'button', exact: '获取验证码', within: byCode });
  await tab.see({ css: 'button', text: 's后重新获取', within: byCode });
  await tab.fill({ css: 'input', label: '短信验证码', within: byCode }, await codeFor(tab.origin, mobile));
  await sendLogin(tab, byCode);

  await logInByPassword(tab, mobile);
}

async function logInByPassword(tab: Tab, mobile: string): Promise<void> {
  await openLogin(tab);
  await tab.tap({ css: 'label', exact: '密码登录', within: LOGIN });
  const byPassword: Target = { css: 'form[aria-label="密码登录"]', within: LOGIN };
  await tab.fill({ css: 'input', label: '账号', within: byPassword }, mobile);
  await tab.fill({ css: 'input', label: '登录密码', within: byPassword }, PASSWORD);
  await sendLogin(tab, byPassword);
}

async function verify(tab: Tab): Promise<void> {
  await beLoggedIn(tab);
  await tab.open('/auth-award');
  const tasks = await comeNear(tab, 'tasks');
  await tab.tap({ css: 'button', exact: '去认证', within: tasks });
  const identity: Target = { css: 'dialog, [role="dialog"]', text: '实名认证' };
  await tab.fill({ css: 'input', label: '姓名', within: identity }, '张伟');
  await tab.fill({ css: 'input', label: '身份证号码', within: identity }, newIdentityNumber());
  await tab.check({ css: 'input[name="consent"]', within: identity });
  await tab.check({ css: 'input[name="crossborder"]', within: identity });
  await tab.tap({ css: 'button', exact: '提交', within: identity });
  await tab.seeGone(identity);
  await tab.until('the verified name', async () => {
    await tab.ask('comeNear', 'main section:last-of-type');
    return (await tab.ask('countOf', { css: '*', text: '已认证（张*）' })) > 0;
  });
}

async function download(tab: Tab): Promise<void> {
  await tab.open('/download');
  // On iPhones the page links to the store, on others to the package, whose hash it loads.
  const store = await tab.ask('countOf', STORE);
  if (!store) await tab.see({ css: 'section', text: 'SHA-256' });
  await tab.reach(store ? STORE : { css: 'main a', text: '下载' });
}

/** The main flows of a new visitor whose pages something else changes before React hydrates them. */
async function changed(tab: Tab, { script }: PageChange): Promise<void> {
  const site = await openChangedSite(tab.origin, script);
  const visitor = new Tab(tab.browser, site.origin);
  try {
    const mobile = await registerEarly(visitor, site.release);
    for (const flow of [spin, answer, quotes]) await flow(visitor);
    await logInByPassword(visitor, mobile);
  } finally {
    site.close();
  }
}

/** All stories; those without an account come first. */
export const STORIES: readonly Story[] = [
  { name: 'landing', shows: 'the form, the hero below the header, the visit at the server', run: landing },
  { name: 'quotes', shows: 'a price that changes', run: quotes },
  { name: 'dialog', shows: 'the login dialog opens and closes', run: dialog },
  { name: 'download', shows: 'the package, its hash and a way to it', run: download },
  { name: 'register', shows: 'an account, from the number to the success page', run: register },
  { name: 'login', shows: 'a login by code, and one by password', run: login },
  { name: 'spin', shows: 'the wheel stops', run: spin },
  { name: 'answer', shows: 'a question is answered', run: answer },
  { name: 'signin', shows: 'the day is signed', run: signIn },
  { name: 'verify', shows: 'an identity is verified', run: verify },
  ...PAGE_CHANGES.map((change) => ({
    name: `changed-${change.name}`,
    shows: `the main flows with ${change.what}`,
    except: change.except,
    run: (tab: Tab) => changed(tab, change),
  })),
];
