import type { HolidayYear } from './holiday-year';

export const YEAR_2026: HolidayYear = {
  year: 2026,
  markets: {
    'metals-and-oil': {
      source: 'https://www.cmegroup.com/trading-hours.html (COMEX and NYMEX)',
      days: [
        '2026-01-01',
        '2026-01-19T14:30',
        '2026-02-16T14:30',
        '2026-04-03',
        '2026-05-25T14:30',
        '2026-06-19T13:00',
        '2026-07-03T13:00',
        '2026-09-07T14:30',
        '2026-11-26T14:30',
        '2026-11-27T13:45',
        '2026-12-24T13:45',
        '2026-12-25',
      ],
    },
    'us-indices': {
      source: 'https://www.cmegroup.com/trading-hours.html (equity index futures)',
      days: [
        '2026-01-01',
        '2026-01-19T13:00',
        '2026-02-16T13:00',
        '2026-04-03T09:15',
        '2026-05-25T13:00',
        '2026-06-19T13:00',
        '2026-07-03T13:00',
        '2026-09-07T13:00',
        '2026-11-26T13:00',
        '2026-11-27T13:15',
        '2026-12-24T13:15',
        '2026-12-25',
      ],
    },
    currencies: {
      source: 'No exchange: banks worldwide do not trade currencies on 1 January and 25 December',
      days: ['2026-01-01', '2026-12-25'],
    },
    GER30: {
      source: 'https://www.eurex.com/ex-en/trade/trading-calendar',
      days: ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-24', '2026-12-25', '2026-12-31'],
    },
    JPN225: {
      source:
        'https://www.jpx.co.jp/english/derivatives/rules/holidaytrading/ (futures trade on other national holidays)',
      days: ['2026-01-01', '2026-01-02', '2026-12-31'],
    },
    HK50: {
      source: 'https://www.hkex.com.hk/News/HKEX-Calendar (half days end with the morning session)',
      days: [
        '2026-01-01',
        '2026-02-16T12:00',
        '2026-02-17/2026-02-19',
        '2026-04-03',
        '2026-04-06/2026-04-07',
        '2026-05-01',
        '2026-05-25',
        '2026-06-19',
        '2026-07-01',
        '2026-10-01',
        '2026-10-19',
        '2026-12-24T12:00',
        '2026-12-25',
        '2026-12-31T12:00',
      ],
    },
    CHA50: {
      source: 'https://www.sgx.com/derivatives/trading (Singapore public holidays)',
      days: [
        '2026-01-01',
        '2026-02-17/2026-02-18',
        '2026-04-03',
        '2026-05-01',
        '2026-05-27',
        '2026-06-01',
        '2026-08-10',
        '2026-11-09',
        '2026-12-25',
      ],
    },
    CHINA300: {
      source: 'https://www.sse.com.cn/disclosure/dealinstruc/closed/ (notice of 22 December 2025)',
      days: [
        '2026-01-01/2026-01-03',
        '2026-02-15/2026-02-23',
        '2026-04-04/2026-04-06',
        '2026-05-01/2026-05-05',
        '2026-06-19/2026-06-21',
        '2026-09-25/2026-09-27',
        '2026-10-01/2026-10-07',
      ],
    },
  },
};
