import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { connectionOf } from './send-mail';
import { sendMessage } from './send-message';

const MESSAGE = {
  title: '运营待办 1 项',
  notices: [{ kind: 'approval' as const, text: 'Li Na 的申请 7 待批准。' }],
  more: 2,
  link: 'https://office.example',
};
const PASSWORD = 'p@ss/word';

let server: Server;
let mails: { to: string[]; text: string }[];
beforeEach(async () => {
  mails = [];
  server = createServer((socket) => void converse(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

/** A mail server for one account, without TLS; it does not know `gone@b.example`. */
async function converse(socket: Socket): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const mail = { to: [] as string[], text: '' };
  let isData = false;
  say('220 mail.example ESMTP');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (isData) {
      if (line === '.') {
        isData = false;
        mails.push(mail);
        say('250 OK');
      } else mail.text += `${line}\n`;
    } else if (line.startsWith('EHLO')) say('250-mail.example\r\n250 AUTH PLAIN');
    else if (line.startsWith('AUTH PLAIN ')) {
      const given = Buffer.from(line.slice(11), 'base64').toString();
      say(given === `\0li@b.example\0${PASSWORD}` ? '235 OK' : '535 no');
    } else if (line.startsWith('RCPT TO:')) {
      const isKnown = !line.includes('gone@');
      if (isKnown) mail.to.push(line.slice(9, -1));
      say(isKnown ? '250 OK' : '550 unknown');
    } else if (line === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 OK');
  }
}

const send = (to: string[], password = PASSWORD) => {
  const { port } = server.address() as AddressInfo;
  const url = `smtp://li%40b.example:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  return sendMessage({ format: 'mail', url, from: 'office@b.example', to }, MESSAGE, new Date());
};

test('a mail goes to every address that the server knows, with what waits and the link', async () => {
  await send(['a@b.example', 'gone@b.example', 'c@b.example']);
  const [{ to, text } = { to: [], text: '' }] = mails;
  expect(to).toEqual(['a@b.example', 'c@b.example']);
  const [head, body = ''] = text.split('\n\n');
  expect(head).toContain(`Subject: =?UTF-8?B?${Buffer.from(MESSAGE.title).toString('base64')}?=`);
  expect(Buffer.from(body, 'base64').toString()).toBe(
    '· Li Na 的申请 7 待批准。\n· 另有 2 项。\n\n打开运营台：https://office.example',
  );
});

test.each([
  ['a wrong password', () => send(['a@b.example'], 'other'), '535'],
  ['only unknown addresses', () => send(['gone@b.example']), '550'],
])('%s is an error without addresses or password', async (_what, attempt, reason) => {
  const failure = await attempt().then(() => 'sent', String);
  expect(failure).toContain(reason);
  expect(failure).not.toMatch(/b\.example|other/);
});

test.each([
  ['smtps://mail.example', { port: 465, secure: true }],
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: true }],
  ['smtp://a:b@mail.example:25', { port: 25, requireTLS: true, auth: { user: 'a', pass: 'b' } }],
  ['smtp://localhost:1025', { port: 1025, requireTLS: false }],
])('connects to %s encrypted unless it is this machine', (url, connection) => {
  expect(connectionOf(url)).toMatchObject(connection);
});
