import { placeStyle } from '@/lib/activities/place-style';
import type { Activity } from '@/lib/activities/schema';
import authAward from './auth-award';
import newcomer2412 from './newcomer-2412';
import newcomer2510 from './newcomer-2510';

const heightOf = ({ activities: [activity] }: { activities: readonly Activity[] }) =>
  Number(/--awaited-phone:(\d+)px/.exec(activity ? placeStyle(activity) : '')?.[1]);

test('reserves more height for a picture, and for each task under it', () => {
  expect(heightOf(newcomer2412)).toBeGreaterThan(heightOf(authAward));
  expect(heightOf(newcomer2510) - heightOf(newcomer2412)).toBe(64);
});
