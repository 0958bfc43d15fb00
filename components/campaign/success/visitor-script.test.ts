import { VISITOR_SCRIPT } from './visitor-script';

/** Runs the script as a page does and returns the mark on its section. */
function mark(): string | undefined {
  document.body.innerHTML = '<section></section>';
  const script = document.createElement('script');
  script.text = VISITOR_SCRIPT;
  document.querySelector('section')?.append(script);
  return document.querySelector('section')?.dataset.visitor;
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
