/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { navigate } from '@/lib/browser/page/navigate';
import { AGREEMENTS, fakeServer, ok, REGISTER } from './testing/fake-server';
import { field, fillForm, renderForm } from './testing/form-harness';

// The file names its environment so that it is not merged with others: a page asks for the versions once.
test('the versions of the clauses are the page’s own until the server says others, which are shown, agreed to anew and sent', async () => {
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
