/**
 * @jest-environment-options {"url": "https://gold.example/newactivities/summer"}
 */
import { act, render, screen } from '@testing-library/react';
import { DevelopmentGate } from './development-gate';

test('the development login never appears on a secure page', async () => {
  localStorage.setItem('developmentLogin', '1');
  HTMLDialogElement.prototype.showModal = jest.fn();
  render(<DevelopmentGate />);
  await act(() => import('./login-dialog'));
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
