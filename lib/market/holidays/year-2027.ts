import type { HolidayYear } from './holiday-year';

export const YEAR_2027: HolidayYear = {
  year: 2027,
  markets: {
    'metals-and-oil': {
      source: 'https://www.cmegroup.com/trading-hours.html (COMEX and NYMEX)',
      days: [
        '2027-01-01',
        '2027-01-18T14:30',
        '2027-02-15T14:30',
        '2027-03-26',
        '2027-05-31T14:30',
        '2027-06-18T13:00',
        '2027-07-05T14:30',
        '2027-09-06T14:30',
        '2027-11-25T14:30',
        '2027-11-26T13:45',
        '2027-12-24',
      ],
    },
    'us-indices': {
      source: 'https://www.cmegroup.com/trading-hours.html (equity index futures)',
      days: [
        '2027-01-01',
        '2027-01-18T13:00',
        '2027-02-15T13:00',
        '2027-03-26',
        '2027-05-31T13:00',
        '2027-06-18T13:00',
        '2027-07-05T13:00',
        '2027-09-06T13:00',
        '2027-11-25T13:00',
        '2027-11-26T13:15',
        '2027-12-24',
      ],
    },
    currencies: {
      source: 'No exchange: banks worldwide do not trade currencies on 1 January and 25 December',
      days: ['2027-01-01'],
    },
    GER30: {
      source: 'https://www.eurex.com/ex-en/trade/trading-calendar',
      days: ['2027-01-01', '2027-03-26', '2027-03-29', '2027-12-24', '2027-12-31'],
    },
    JPN225: {
      source:
        'https://www.jpx.co.jp/english/derivatives/rules/holidaytrading/ (futures trade on other national holidays)',
      days: ['2027-01-01', '2027-12-31'],
    },
    HK50: {
      source: 'https://www.hkex.com.hk/News/HKEX-Calendar; so far by the General Holidays Ordinance (Cap. 149)',
      provisional: true,
      days: [
        '2027-01-01',
        '2027-02-05T12:00',
        '2027-02-08/2027-02-09',
        '2027-03-26',
        '2027-03-29',
        '2027-04-05',
        '2027-05-13',
        '2027-06-09',
        '2027-07-01',
        '2027-09-16',
        '2027-10-01',
        '2027-10-08',
        '2027-12-24T12:00',
        '2027-12-27',
        '2027-12-31T12:00',
      ],
    },
    CHA50: {
      source: 'https://www.sgx.com/derivatives/trading; so far the Singapore public holidays whose dates the law fixes',
      provisional: true,
      days: ['2027-01-01', '2027-02-08', '2027-03-26', '2027-08-09'],
    },
    CHINA300: {
      source: 'https://www.sse.com.cn/disclosure/dealinstruc/closed/; so far by 《全国年节及纪念日放假办法》 of 2024',
      provisional: true,
      days: [
        '2027-01-01',
        '2027-02-05/2027-02-10',
        '2027-04-05',
        '2027-05-01/2027-05-04',
        '2027-06-09',
        '2027-09-15',
        '2027-10-01/2027-10-05',
      ],
    },
  },
};
