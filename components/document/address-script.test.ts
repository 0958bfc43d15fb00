import { registrationPayload } from '@/lib/browser/account/registration-payload';
import { storedLanding } from '@/lib/browser/landing/stored-landing';
import { pageAddress, pageQuery } from '@/lib/browser/query/page-query';
import { CLICK_PARAMETERS } from '@/lib/contract/browser/click-parameters';
import { LANDING_PARAMETERS } from '@/lib/contract/landing-parameters';
import { cameByBaidu } from '@/lib/query/came-by-baidu';
import { MACRO } from '@/lib/query/macro';
import { LINK_FAULTS } from '@/lib/query/query-pairs';
import { readQuery } from '@/lib/query/read-query';
import { DAMAGED_LINKS } from '@/lib/query/testing/damaged-links';
import { buildEvent } from '@/lib/tracking/build-event';
import correctAddress from './address-script';
import { inlined } from './inlined';
import keepLanding from './landing-script';
import completeLinks from './links-script';
import takeToken from './token-script';

/** Runs the scripts of the head as a page with this URL would. */
function open(path: string) {
  window.history.replaceState(null, '', `/newactivities/${path}`);
  correctAddress(LINK_FAULTS);
  takeToken();
  keepLanding(Object.keys(CLICK_PARAMETERS).join('|'), MACRO);
}

const landingParameters = (query: URLSearchParams) =>
  Object.fromEntries([...query].filter(([name]) => LANDING_PARAMETERS.some((known) => known === name)));

const FIELDS = { mobile: '13800138000', code: '123456', invitecode: '' };

test.each(DAMAGED_LINKS)(
  'inline scripts, page and registration read the same of a link with %s: %s',
  (_, search, found) => {
    open(`bull-market${search}`);
    expect(landingParameters(pageQuery())).toEqual(found);
    const { qhclickid, bd_vid, utm_source, utm_term = '' } = found;
    const advertised = readQuery(storedLanding()?.search ?? '');
    expect([advertised.get('qhclickid'), advertised.get('bd_vid')]).toEqual([qhclickid ?? null, bd_vid ?? null]);
    expect(registrationPayload(FIELDS, '')).toMatchObject(found);
    const context = { address: pageAddress(), clientId: '', v: '', browser: '', now: 1 };
    expect(buildEvent('z1', context).detail.keyworld).toBe(utm_term);
    // The click survives on the next page.
    window.history.replaceState(null, '', '/newactivities/kh_7694_form');
    const { fromurl, ...later } = registrationPayload(FIELDS, '') as { fromurl: string } & typeof found;
    expect([later.bd_vid, later.qhclickid, later.utm_source]).toEqual([bd_vid, qhclickid, utm_source]);
    expect(cameByBaidu(later)).toBe(cameByBaidu(found));
  },
);

test('leaves the patterns to the script of an outdated browser', () => {
  Object.assign(window, { outdated: true });
  open('bull-market');
  expect(window).toHaveProperty('outdated', LINK_FAULTS);
  Reflect.deleteProperty(window, 'outdated');
});

test('corrects the visible address and leaves an intact one byte for byte', () => {
  open('bull-market?x=%BB&amp;BD_VID=a%2Bb?v=XY_7&v=#rules');
  expect(window.location.href).toBe('http://localhost/newactivities/bull-market?x=%BB&bd_vid=a%2Bb&v=XY_7#rules');
  const intact = '?utm_term=%BB%C6&X=1&y=&next=/a?v=1';
  open(`bull-market${intact}`);
  expect(window.location.search).toBe(intact);
});

test.each(['&#38;', '&#038;', '&#x26;'])(
  'returns what follows the ampersand %s from the hash to the query',
  (ampersand) => {
    open(`bull-market?utm_source=baidu${ampersand}bd_vid=V${ampersand}v=XY_7`);
    expect(window.location.href).toBe('http://localhost/newactivities/bull-market?utm_source=baidu&bd_vid=V&v=XY_7');
  },
);

test('takes a token after an escaped ampersand or a second question mark', () => {
  for (const search of ['?v=XY_7&amp;token=s3cret', '?v=XY_7?token=s3cret']) {
    localStorage.clear();
    open(`bull-market${search}`);
    expect([localStorage.getItem('token'), window.location.search]).toEqual(['s3cret', '?v=XY_7']);
  }
});

test('links to the package that a damaged link names', () => {
  open('bull-market?utm_source=a&amp;V=XY_77');
  document.body.innerHTML = '<a data-download href="/software/XY_101.apk">APP</a>';
  // It would watch the documents of later tests, too.
  new Function('MutationObserver', inlined(completeLinks))(
    class {
      observe() {}
    },
  );
  expect(document.querySelector('a')?.getAttribute('href')).toContain('/XY_77.apk');
});
