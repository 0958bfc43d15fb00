import { placeStyle } from './place-style';
import { activityOf } from './testing/activity-of';

test('a place is told how high its activity will be, on phones and on desktops', () => {
  expect(placeStyle(activityOf('quiz'))).toBe('#activity-quiz{--awaited-phone:700px;--awaited-desktop:556px}');
});

test('a height may follow from what is defined', () => {
  const place = { art: 'lantern', x: 80, y: 60, width: 40 };
  const picture = { ground: 'moon', marks: 'light', places: [place, place] };
  expect(placeStyle(activityOf('tasks', { picture }))).toBe(
    '#activity-tasks{--awaited-phone:522px;--awaited-desktop:436px}',
  );
});
