import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { callApi } from '../http/call-api';
import { dropToken, saveToken } from '../session/token';
import { renewProfile } from './profile';
import { useUserInfo } from './use-user-info';

jest.mock('../http/call-api');
const call = jest.mocked(callApi);

function Account() {
  const { userInfo } = useUserInfo();
  return <p>{userInfo ? userInfo.account : 'anonymous'}</p>;
}

beforeEach(() => {
  localStorage.clear();
  dropToken();
  call.mockReset().mockResolvedValue({ Data: { jfUser: { account: '123456' } } } as never);
});

test('the profile is loaded only with a token, and once for all who show it', async () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Account />
      <Account />
    </SWRConfig>,
  );
  expect(screen.getAllByText('anonymous')).toHaveLength(2);
  expect(call).not.toHaveBeenCalled();
  await act(async () => saveToken('abc'));
  expect(await screen.findAllByText('123456')).toHaveLength(2);
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => dropToken());
  expect(screen.getAllByText('anonymous')).toHaveLength(2);
});

test('a profile that cannot be loaded changes nothing', async () => {
  call.mockRejectedValue(new Error('down'));
  saveToken('abc');
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Account />
    </SWRConfig>,
  );
  await act(async () => {});
  expect(screen.getByText('anonymous')).toBeInTheDocument();
});

test('what is read anew outside a page’s islands is shown by all of them', async () => {
  saveToken('renewed');
  render(
    <>
      <Account />
      <Account />
    </>,
  );
  expect(await screen.findAllByText('123456')).toHaveLength(2);
  call.mockResolvedValue({ Data: { jfUser: { account: '654321' } } } as never);
  await act(async () => void expect(await renewProfile('renewed')).toEqual({ account: '654321' }));
  expect(screen.getAllByText('654321')).toHaveLength(2);
  call.mockRejectedValue(new Error('down'));
  await act(async () => void (await expect(renewProfile('renewed')).rejects.toThrow('down')));
  expect(screen.getAllByText('654321')).toHaveLength(2);
});
