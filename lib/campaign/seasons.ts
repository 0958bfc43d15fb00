import { addDays, beijingDay } from '../time/calendar';

/** First and last Beijing day, `YYYY-MM-DD`. */
interface SeasonDays {
  from: string;
  to: string;
}

/**
 * Spring festival, dragon boat festival and mid-autumn festival by year, from the Hong Kong Observatory's Gregorian-lunar
 * calendar conversion table (https://www.hko.gov.hk/en/gts/time/conversion.htm). The Chinese calendar of `Intl` is not exact:
 * it has the spring festivals of 2027 and 2030 on other days.
 */
const LUNAR: Readonly<Record<number, readonly [spring: string, dragonBoat: string, midAutumn: string]>> = {
  2025: ['01-29', '05-31', '10-06'],
  2026: ['02-17', '06-19', '09-25'],
  2027: ['02-06', '06-09', '09-15'],
  2028: ['01-26', '05-28', '10-03'],
  2029: ['02-13', '06-16', '09-22'],
  2030: ['02-03', '06-05', '09-12'],
  2031: ['01-23', '06-24', '10-01'],
  2032: ['02-11', '06-12', '09-19'],
  2033: ['01-31', '06-01', '09-08'],
  2034: ['02-19', '06-20', '09-27'],
  2035: ['02-08', '06-10', '09-16'],
  2036: ['01-28', '05-30', '10-04'],
  2037: ['02-15', '06-18', '09-24'],
  2038: ['02-04', '06-07', '09-13'],
  2039: ['01-24', '05-27', '10-02'],
  2040: ['02-12', '06-14', '09-20'],
};
const [SPRING, DRAGON_BOAT, MID_AUTUMN] = [0, 1, 2] as const;
/** Days from the spring festival to the lantern festival. */
const TO_LANTERNS = 14;

/** The days of each season by the year in which it begins; `undefined` beyond the table of festivals. */
const PERIODS = {
  'new-year': (year) => span(`${year}-01-01`, lunar(year, SPRING, TO_LANTERNS)),
  'spring-festival': (year) => span(lunar(year, SPRING), lunar(year, SPRING, TO_LANTERNS)),
  /** Good Friday to Easter Monday. */
  easter: (year) => span(addDays(easterSunday(year), -2), addDays(easterSunday(year), 1)),
  'labour-day': (year) => span(`${year}-05-01`, `${year}-05-05`),
  'dragon-boat': (year) => span(lunar(year, DRAGON_BOAT), lunar(year, DRAGON_BOAT, 2)),
  summer: (year) => span(`${year}-06-21`, `${year}-08-31`),
  'mid-autumn': (year) => span(lunar(year, MID_AUTUMN, -14), lunar(year, MID_AUTUMN)),
  /** About the equinox to the day before the beginning of winter. */
  autumn: (year) => span(`${year}-09-22`, `${year}-11-06`),
  christmas: (year) => span(`${year}-12-23`, `${year + 1}-01-03`),
} as const satisfies Readonly<Record<string, (year: number) => SeasonDays | undefined>>;

/** A season of the year in which a campaign runs. */
export type Season = keyof typeof PERIODS;

export const SEASON_WORDS = {
  'new-year': '新年',
  'spring-festival': '春节',
  easter: '复活节',
  'labour-day': '劳动节',
  'dragon-boat': '端午',
  summer: '夏季',
  'mid-autumn': '中秋',
  autumn: '金秋',
  christmas: '圣诞元旦',
} as const satisfies Record<Season, string>;

/** The first period of a season that begins after the Beijing day of a moment; `undefined` beyond the table of festivals. */
export function nextSeason(season: Season, after: Date): SeasonDays | undefined {
  const day = beijingDay(after);
  return periodsAround(season, day).find(({ from }) => from > day);
}

/** The period of a season that includes the Beijing day of a moment, otherwise the next one. */
export function seasonAt(season: Season, moment: Date): SeasonDays | undefined {
  const day = beijingDay(moment);
  return periodsAround(season, day).find(({ to }) => to >= day);
}

function periodsAround(season: Season, day: string): SeasonDays[] {
  const year = Number(day.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((one) => PERIODS[season](one) ?? []);
}

function span(from: string | undefined, to: string | undefined): SeasonDays | undefined {
  return from && to ? { from, to } : undefined;
}

function lunar(year: number, festival: 0 | 1 | 2, days = 0): string | undefined {
  const day = LUNAR[year]?.[festival];
  return day && addDays(`${year}-${day}`, days);
}

/** Easter Sunday, by Oudin's form of the Gregorian computus. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + corrected + 15) % 30;
  const epact = moon - Number(moon === 29 || (moon === 28 && golden > 10));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, epact - weekday);
}
