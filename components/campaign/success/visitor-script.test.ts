import markVisitor from './visitor-script';

/** Runs the script and returns its mark. */
function mark(): string | undefined {
  markVisitor();
  return document.documentElement.dataset.visitor;
}

test('marks a visitor without an account as `nobody`', () => {
  expect(mark()).toBe('nobody');
});

test('marks a logged-in visitor as known and a new account as opened', () => {
  localStorage.setItem('token', 't');
  expect(mark()).toBe('known');
  sessionStorage.setItem('openedAccount', '880016');
  expect(mark()).toBe('opened');
});

test('trusts the URL if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(mark()).toBe('opened');
});
