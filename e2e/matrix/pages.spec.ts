import { readdirSync } from 'node:fs';
import { siteUrl } from '@/lib/site';
import { foreignIdentifiersFor } from '../support/brand-identifiers';
import { inTurns } from '../support/in-turns';
import { LAYOUTS, type Layout, layouts } from '../support/layouts';
import { chosenPage, everyPage, publicPages, shownPage, UNKNOWN_ADDRESS } from '../support/pages';
import { hosts, isRemote, originOf } from '../support/target';
import { expect, LANDING, test } from '../support/test';

const TITLE = /<title>([^<]*)<\/title>/;
const CODE = /<(script|style)>[\s\S]*?<\/\1>/g;
/** Inline styles and handlers, and scripts of another origin. */
const FORBIDDEN = /<[^>]+\s(?:style|on[a-z]+)="|<script[^>]+src="(?:https?:)?\/\//g;
const SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>/g;
/** The address of a variant, and what Next renders for a part of the page that only browsers could render. */
const INTERNAL = /~(?:desktop|ios|mobile)~|BAILOUT_TO_CLIENT_SIDE_RENDERING|<template id="B:/g;
const RISK_NOTE = /<aside[^>]* aria-label="风险提示">[\s\S]*?<\/aside>/g;
/** Parts of a host's pages in a layout. */
const PARTS = 3;
/** Whether to request each page in every layout of a host, and not only in one. */
const everyLayout = everyPage || chosenPage !== undefined || isRemote;

/**
 * The pages of a host and layout in parts, each with pages of many modules, so that a run with one of them tests much. Each page is in
 * one layout of each host, and in each layout of a third of the hosts.
 */
function partsFor(host: string, layout: Layout) {
  const first = hosts.indexOf(host) + LAYOUTS.indexOf(layout);
  const shown = publicPages.filter((_, page) => everyLayout || (page + first) % LAYOUTS.length === 0);
  return Array.from({ length: PARTS }, (_, part) => shown.filter((_, page) => page % PARTS === part)).filter(
    ([page]) => page,
  );
}

for (const host of hosts) {
  for (const layout of LAYOUTS) {
    test.describe(`${host} on ${layout}`, () => {
      test.use({ ...layouts[layout], baseURL: originOf(host) });

      for (const [part, pages] of partsFor(host, layout).entries()) {
        test(`shows pages with the brand’s name and title, and clean markup: part ${part + 1}`, async ({
          get,
          brand,
          variant,
        }) => {
          const foreignIdentifiers = foreignIdentifiersFor(brand);
          const faults: string[] = [];
          await inTurns(pages, async ({ address, title }) => {
            const answer = await get(address);
            const html = await answer.text();
            const [head = ''] = html.split('</head>');
            const shown = TITLE.exec(head)?.[1] ?? '';
            const found = [
              answer.status === 200 ? [] : [`status ${answer.status}`],
              (title ? shown.includes(title) && shown.includes(brand.name) : !shown) ? [] : [`title ${shown}`],
              html.includes(` data-package="${variant.packageCode}"`) ? [] : ['another package code'],
              html.includes(brand.riskWarning) ? [] : ['no risk warning'],
              paintsWhole(html) ? [] : ['has no element to wait for before the first paint'],
              foreignIdentifiers(html),
              html.replace(CODE, '').match(FORBIDDEN) ?? [],
              html.replace(SCRIPTS, '').match(INTERNAL) ?? [],
            ].flat();
            faults.push(...found.map((fault) => `${address}: ${fault}`));
          });
          expect(faults).toEqual([]);
        });
      }

      test('answers an unknown address with the brand’s not-found page', async ({ get, brand }) => {
        const answer = await get(UNKNOWN_ADDRESS);
        const html = await answer.text();
        expect(answer.status).toBe(404);
        expect(answer.headers.get('content-type')).toContain('text/html');
        expect(html).toContain(brand.riskWarning);
        expect(foreignIdentifiersFor(brand)(html)).toEqual([]);
        expect(html.replace(SCRIPTS, '')).not.toMatch(INTERNAL);
      });

      test('shows the risk warning exactly once on every page inside the app', async ({ get, brand, device }) => {
        for (const path of chosenPage ? [shownPage] : [LANDING, `${LANDING}/success`, siteUrl('/download')]) {
          const answer = await get(`${path}?source=${device === 'ios' ? 'ios' : 'android'}`);
          const notes = (await answer.text()).match(RISK_NOTE) ?? [];
          expect(notes, path).toHaveLength(1);
          expect(notes[0], path).toContain(brand.riskWarning);
        }
      });
    });
  }

  test.describe(host, () => {
    test.use({ baseURL: originOf(host) });

    test('names no other brand in the pictures', async ({ get, brand }) => {
      const foreignIdentifiers = foreignIdentifiersFor(brand);
      for (const name of readdirSync(`public/brands/${brand.appCode}`)) {
        const picture = siteUrl(`/brands/${brand.appCode}/${name}`);
        const answer = await get(picture);
        expect(answer.status, picture).toBe(200);
        expect(answer.headers.get('content-type'), picture).toContain('image/svg+xml');
        expect(foreignIdentifiers(await answer.text()), picture).toEqual([]);
      }
    });
  });
}

/** Whether browsers delay the first paint until an element at the end of the visible page, and that element exists once. */
function paintsWhole(html: string): boolean {
  const [, head = '', body = ''] = /([\s\S]*)<\/head>([\s\S]*)/.exec(html) ?? [];
  const [, end] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(head) ?? [];
  return body.split(`id="${end}"`).length === 2;
}
