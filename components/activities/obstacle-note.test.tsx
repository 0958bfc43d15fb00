import { render, screen } from '@testing-library/react';
import { translate } from '@/lib/browser/testing/translate';
import { ObstacleNote } from './obstacle-note';

test('shows the next obstacle after a translator has changed the page', () => {
  const { rerender } = render(<ObstacleNote obstacle={{ reason: 'verify', sentence: '通过实名认证后，即可参与' }} />);
  translate();
  rerender(<ObstacleNote obstacle={{ reason: 'exclusive', sentence: '仅限新客户参与' }} />);
  expect(screen.getByRole('complementary')).toHaveTextContent('仅限新客户参与');
});
