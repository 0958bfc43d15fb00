import { describeOnDatabase, newMobile, TestApi } from '../../testing';
import { type CodeTarget, markTaken } from './code-store';
import { useCode as consumeCode, issueCode } from './codes';
import { watchConversion } from './conversion';

const MINUTE = 60_000;

const ADDRESS = '203.0.113.7';

describeOnDatabase((database) => {
  const warn = jest.fn();
  let api: TestApi;
  beforeEach(async () => {
    warn.mockReset();
    api = await TestApi.on(database());
  });

  async function send({ sent, used, taken = true }: { sent: number; used: number; taken?: boolean }) {
    const { orm } = database();
    const { vault } = api.services;
    for (let index = 0; index < sent; index++) {
      const target: CodeTarget = { mobileHash: newMobile(), purpose: 'register', appCode: '' };
      const { code, messageId } = await issueCode(
        orm,
        vault,
        target,
        { address: ADDRESS, longLife: false },
        api.clock.read(),
      );
      if (taken) await markTaken(orm, messageId);
      if (index < used) await consumeCode(orm, vault, target, { code, address: ADDRESS }, api.clock.read());
    }
  }
  const watch = () => watchConversion(database().orm, { warn }, api.clock.read());

  test('warns once, with two counts only, when hardly any of many codes was used', async () => {
    await send({ sent: 50, used: 9 });
    api.clock.move(6 * MINUTE);
    await watch();
    expect(warn.mock.calls).toEqual([[{ sent: 50, used: 9 }, 'hardly any SMS code of the past hour was used']]);
  });

  test.each([
    ['a fifth of the codes was used', { sent: 50, used: 10 }, 6 * MINUTE],
    ['there were few codes', { sent: 49, used: 0 }, 6 * MINUTE],
    ['the gateway accepted none of them', { sent: 50, used: 0, taken: false }, 6 * MINUTE],
    ['the codes have not expired', { sent: 50, used: 0 }, 4 * MINUTE],
    ['they expired more than an hour ago', { sent: 50, used: 0 }, 65 * MINUTE],
  ])('logs nothing when %s', async (_case, codes, later) => {
    await send(codes);
    api.clock.move(later);
    await watch();
    expect(warn).not.toHaveBeenCalled();
  });
});
