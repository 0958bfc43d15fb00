import { placeStyle } from './place-style';
import { activityOf } from './testing/activity-of';

test('sets the awaited height of an activity for phones and desktops', () => {
  expect(placeStyle(activityOf('quiz'))).toContain('#activity-quiz{--awaited-phone:700px;--awaited-desktop:556px}');
});

test('takes a height that depends on the definition', () => {
  const place = { art: 'lantern', x: 80, y: 60, width: 40 };
  const picture = { ground: 'moon', marks: 'light', places: [place, place] };
  expect(placeStyle(activityOf('tasks', { picture }))).toContain(
    '#activity-tasks{--awaited-phone:522px;--awaited-desktop:436px}',
  );
});

test('draws the shape of the kind until its state is read', () => {
  expect(placeStyle(activityOf('wheel'))).toMatch(
    /#activity-wheel \[data-awaited\] [^{]+\{[^}]*conic-gradient[^}]*\}$/,
  );
});
