/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { navigate } from '@/lib/browser/page/navigate';
import { AGREEMENTS, fakeServer, ok, REGISTER } from './testing/fake-server';
import { field, fillForm, renderForm } from './testing/form-harness';

// The environment comment prevents merging this file with others: a page requests the versions only once.
test('shows new versions of the clauses from the server, asks for consent again and sends the new versions', async () => {
  const server = fakeServer();
  server.answers[AGREEMENTS] = ok({
    required: ['customer-agreement'],
    agreements: [
      {
        slug: 'customer-agreement',
        title: '客户协议',
        version: '2.0',
        effectiveOn: '2026-01-01',
        url: '/newactivities/clause/customer-agreement',
      },
    ],
  });
  const { user } = renderForm();
  expect(screen.getByText('1.0版')).toBeVisible();
  await user.click(field.agreements());
  expect(await screen.findByText('2.0版')).toBeVisible();
  expect(field.agreements()).not.toBeChecked();
  expect(screen.getByText('协议已更新，请重新阅读并同意')).toBeVisible();
  await fillForm(user);
  await user.click(field.submit());
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(server.to(REGISTER)[0]?.fields.agreements).toBe('customer-agreement@2.0');
  expect(server.to(AGREEMENTS)).toHaveLength(1);
});
