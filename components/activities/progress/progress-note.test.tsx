import { render } from '@testing-library/react';
import { ProgressNote } from './progress-note';

test('has an empty line until the platform reports, and none where it reports nothing', () => {
  const { container, rerender } = render(<ProgressNote progress={undefined} />);
  expect(container.querySelector('p')).toBeEmptyDOMElement();
  rerender(<ProgressNote progress={{ measured: 'lots', joined: false, since: null, value: 0 }} />);
  expect(container.querySelector('p')).toHaveTextContent('尚未参加');
  rerender(<ProgressNote progress={null} />);
  expect(container).toBeEmptyDOMElement();
});
