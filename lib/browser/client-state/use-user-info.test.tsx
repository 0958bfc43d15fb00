import { act, render, screen } from '@testing-library/react';
import { fakeServer, ok } from '../../../components/account/testing/fake-server';
import { userInfo } from '../../contract/user';
import { dropToken, saveToken } from '../session/token';
import { renewProfile } from './profile';
import { useUserInfo } from './use-user-info';

let server: ReturnType<typeof fakeServer>;

const profileOf = (account: string) =>
  ok({ jfUser: { account, authenticationMethod: 0, isBankStatus: 0, accountStatus: 1 } });

function Account() {
  const { userInfo } = useUserInfo();
  return <p>{userInfo ? userInfo.account : 'anonymous'}</p>;
}

beforeEach(() => {
  server = fakeServer();
  server.answers[userInfo.path] = profileOf('123456');
});

test('loads the profile only with a token, and once for all components', async () => {
  render(
    <>
      <Account />
      <Account />
    </>,
  );
  expect(screen.getAllByText('anonymous')).toHaveLength(2);
  expect(server.to(userInfo.path)).toEqual([]);
  await act(async () => saveToken('abc'));
  expect(await screen.findAllByText('123456')).toHaveLength(2);
  expect(server.to(userInfo.path)).toHaveLength(1);
  await act(async () => dropToken());
  expect(screen.getAllByText('anonymous')).toHaveLength(2);
});

test('changes nothing when the profile fails to load', async () => {
  server.answers[userInfo.path] = 'network';
  saveToken('abc');
  render(<Account />);
  await act(async () => {});
  expect(screen.getByText('anonymous')).toBeInTheDocument();
});

test('shows a renewed profile in all components', async () => {
  saveToken('renewed');
  render(
    <>
      <Account />
      <Account />
    </>,
  );
  expect(await screen.findAllByText('123456')).toHaveLength(2);
  server.answers[userInfo.path] = profileOf('654321');
  await act(async () => void expect(await renewProfile('renewed')).toMatchObject({ account: '654321' }));
  expect(screen.getAllByText('654321')).toHaveLength(2);
  server.answers[userInfo.path] = 'network';
  await act(async () => void (await expect(renewProfile('renewed')).rejects.toThrow('网络异常，请重试')));
  expect(screen.getAllByText('654321')).toHaveLength(2);
});
