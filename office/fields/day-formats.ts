/** How people write days, in the order in which they are tried; the first one is shown. */
export const DAY_FORMATS = [
  'YYYY-MM-DD',
  ...['-', '/', '.'].flatMap((mark) =>
    ['M', 'MM'].flatMap((month) => ['D', 'DD'].map((day) => ['YYYY', month, day].join(mark))),
  ),
  ...['M', 'MM'].flatMap((month) => ['D', 'DD'].map((day) => `YYYY[年]${month}[月]${day}[日]`)),
  'YYYYMMDD',
];

/** How people write times, as {@link DAY_FORMATS}. */
export const TIME_FORMATS = ['HH:mm', 'H:mm', 'HH[：]mm', 'H[：]mm', 'HH.mm', 'HHmm'];
