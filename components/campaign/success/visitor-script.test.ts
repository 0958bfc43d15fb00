import { VISITOR_SCRIPT } from './visitor-script';

/** Runs the script as a page does, and answers how its place was marked. */
function mark(): string | undefined {
  document.body.innerHTML = '<section></section>';
  const script = document.createElement('script');
  script.text = VISITOR_SCRIPT;
  document.querySelector('section')?.append(script);
  return document.querySelector('section')?.dataset.visitor;
}

test('whoever has opened nothing is nobody', () => {
  expect(mark()).toBe('nobody');
});

test('whoever is logged in is known, and whoever has just opened an account has opened one', () => {
  localStorage.setItem('token', 't');
  expect(mark()).toBe('known');
  sessionStorage.setItem('openedAccount', '880016');
  expect(mark()).toBe('opened');
});

test('where storage is blocked the address is believed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(mark()).toBe('opened');
});
