/**
 * @jest-environment-options {"url": "https://gold.example/newactivities/summer"}
 */
import { act, screen } from '@testing-library/react';
import { offerDevelopmentLogin } from './offer-login';

test('the development login never appears on a secure page', async () => {
  localStorage.setItem('developmentLogin', '1');
  HTMLDialogElement.prototype.showModal = jest.fn();
  await act(async () => offerDevelopmentLogin());
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
