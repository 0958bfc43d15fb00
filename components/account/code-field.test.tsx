import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CodeButton } from './code-field';

test('locks a button again that was unlocked before hydration while the wait for the next code runs', async () => {
  const button = <CodeButton sms={{ locked: true, label: '59s后重新获取' }} onClick={() => {}} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(button);
  const place = container.querySelector('button') as HTMLButtonElement;
  place.disabled = false;
  await act(async () => void hydrateRoot(container, button));
  expect(place).toBeDisabled();
});
