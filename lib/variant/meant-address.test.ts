import { meantAddress } from './meant-address';

const FORM = '/newactivities/kh_7694_form';
const FLYBACK = '/newactivities/flybackActivity';
const pages = new Map([
  ['/', FORM],
  ['/newactivities', FORM],
  [FORM, FORM],
  [`${FORM}/success`, `${FORM}/success`],
  [FLYBACK.toLowerCase(), FLYBACK],
]);

test.each([
  [`${FORM}/`, FORM],
  [`${FORM}/?a=//evil.example`, `${FORM}?a=//evil.example`],
  ['/newactivities//kh_7694_form', FORM],
  ['//newactivities/kh_7694_form//success/?v=1', `${FORM}/success?v=1`],
  ['/newactivities\\kh_7694_form', FORM],
  ['/newactivities%2Fkh_7694_form', FORM],
  ['/newactivities/kh%5F7694%5Fform?bd_vid=V%20&utm_term=%BB%C6', `${FORM}?bd_vid=V%20&utm_term=%BB%C6`],
  ['/NewActivities/KH_7694_Form?BD_VID=V', `${FORM}?BD_VID=V`],
  ['/newactivities/flybackactivity', FLYBACK],
  ['/newactivities/', FORM],
  ['/newactivities?bd_vid=V', `${FORM}?bd_vid=V`],
  ['/newactivities/?bd_vid=V', `${FORM}?bd_vid=V`],
  [`${FORM}%EF%BC%8C`, FORM],
  [`${FORM}ï¼\x8c?bd_vid=V`, `${FORM}?bd_vid=V`],
  [`${FORM}%EF%BC%8C%E7%82%B9%E5%87%BB%E5%BC%80%E6%88%B7`, FORM],
  [`${FORM}%E3%80%82%22)?v=1`, `${FORM}?v=1`],
  [`${FORM}%20`, FORM],
  [`${FORM}&bd_vid=V?v=1`, `${FORM}?bd_vid=V&v=1`],
  [`${FORM}&amp;bd_vid=V`, `${FORM}?bd_vid=V`],
  [`${FORM}&`, FORM],
  [`${FORM}%EF%BC%9Fbd_vid=V&v=1`, `${FORM}?bd_vid=V&v=1`],
  [`${FORM}%3Futm_source%3Dbaidu%26bd_vid%3DV`, `${FORM}?utm_source=baidu&bd_vid=V`],
  [`${FORM}%3Fa=1%262`, `${FORM}?a=1%262`],
  [`${FORM},?a=\xe9\\`, `${FORM}?a=%e9\\`],
  ['/&bd_vid=V', `${FORM}?bd_vid=V`],
  [`${FORM};bd_vid=V`, `${FORM}?bd_vid=V`],
  [`${FORM};jsessionid=1?bd_vid=V`, `${FORM}?jsessionid=1&bd_vid=V`],
  [`${FORM}%A3%AC?v=1`, `${FORM}?v=1`],
  [`${FORM}%`, FORM],
  [`${FORM}%23rules`, FORM],
  ['/newactivities/kh%255F7694%255Fform', FORM],
  ['/newactivities/%E2%80%8Bkh_7694_form', FORM],
])('%s means %s', (target, address) => {
  expect(meantAddress(target, (path) => pages.get(path))).toBe(address);
});

test.each([
  ...[
    FORM,
    `${FORM}?a=%5C\\`,
    `${FORM}.html`,
    `${FORM}.rsc`,
    `${FORM}/more`,
    `${FORM}x`,
    '/kh_7694_form',
    '/-',
    '*',
    '//',
    '/%EF%BC%8C',
  ],
  ...['//evil.example/', '/\\evil.example', 'http://evil.example/newactivities/', '/newactivities//evil.example'],
  ...['/\\/evil.example', '/%2f%2fevil.example', '/%5cevil.example', '/.//evil.example'],
  ...['/newactivities/%2e%2e//evil.example', `${FORM}/..//evil.example`],
  ...[`${FORM}/../evil`, '/./newactivities', '/newactivities/%zz', ''],
  ...[`${FORM}%0d%0aLocation:%20https://evil.example`, `/newactivities${'/'.repeat(16_000)}x`],
])('%s means no page', (target) => {
  expect(meantAddress(target, (path) => pages.get(path))).toBeNull();
});
