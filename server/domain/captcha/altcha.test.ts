import { randomBytes } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { Keyring } from '../../platform/secrets/keyring';
import { createVault } from '../../platform/secrets/vault';
import { describeOnDatabase, newMobile, TestApi } from '../../testing';
import { createAltcha } from './altcha';

/** From this many proofs on, each takes more work. */
const PROOFS = 2;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
    const { vault, clock } = api.services;
    api = await TestApi.on(database(), {
      ...api.services,
      captcha: createAltcha({ vault, database: database(), clock, proofsPerAddress: PROOFS, proofsInAll: 1_000 }),
    });
  });

  async function prove(from: TestApi = api) {
    const offer = (await from.send('/apis/validateAppId')).json().Data;
    const challenge = offer.challenge as Challenge;
    return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  }
  const ticketOf = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64');
  const ask = (ticket: string, randstr: string) =>
    api.form('/apis/validateSendcode', { mobile: newMobile(), ticket, randstr });

  test('accepts a solved challenge once, also when it is sent ten times in parallel', async () => {
    const proof = await prove();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(ticketOf(proof), proof.challenge.parameters.nonce)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe('captcha_failed');
  });

  test('rejects an expired challenge', async () => {
    const proof = await prove();
    const { clock } = api.services;
    const later = () => new Date(clock().getTime() + 5 * 60_000);
    const captcha = createAltcha({
      vault: api.services.vault,
      database: database(),
      clock: later,
      proofsPerAddress: PROOFS,
      proofsInAll: 1_000,
    });
    const randstr = proof.challenge.parameters.nonce;
    expect(await captcha.verify({ ticket: ticketOf(proof), randstr }, '')).toBe(false);
    expect((await ask(ticketOf(proof), randstr)).statusCode).toBe(200);
  });

  test('rejects a forged, altered, unsolved or foreign challenge and anything that is no ticket', async () => {
    const proof = await prove();
    const { parameters } = proof.challenge;
    const other = await TestApi.on(database());
    const foreign = createAltcha({
      ...other.services,
      database: database(),
      vault: createVault(Keyring.of(randomBytes(32))),
      proofsPerAddress: PROOFS,
      proofsInAll: 1_000,
    });
    const elsewhere = await prove(await TestApi.on(database(), { ...other.services, captcha: foreign }));
    const tickets: [string, string][] = [
      ['', ''],
      ['null', parameters.nonce],
      ['{}', parameters.nonce],
      [ticketOf(proof), 'other'],
      [ticketOf({ ...proof, solution: { counter: 1, derivedKey: '00' } }), parameters.nonce],
      [ticketOf({ ...proof, solution: null }), parameters.nonce],
      [
        ticketOf({
          ...proof,
          challenge: { ...proof.challenge, parameters: { ...parameters, data: { expires: 9e15 } } },
        }),
        parameters.nonce,
      ],
      [ticketOf(elsewhere), elsewhere.challenge.parameters.nonce],
    ];
    for (const [ticket, randstr] of tickets) {
      const answer = await ask(ticket, randstr);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'captcha_failed']);
    }
    expect(api.sms.messages).toEqual([]);
  });

  test('makes a busy address work harder, and rejects easy challenges that it collected before', async () => {
    const factorOf = (proof: Awaited<ReturnType<typeof prove>>) =>
      (proof.challenge.parameters.data as { factor: number }).factor;
    const store = await Promise.all(Array.from({ length: 3 }, () => prove()));
    for (let given = 0; given < PROOFS * 5; given++) {
      const proof = await prove();
      expect(factorOf(proof)).toBe(given < PROOFS ? 1 : 2);
      expect((await ask(ticketOf(proof), proof.challenge.parameters.nonce)).json().code).not.toBe('captcha_failed');
    }
    expect(factorOf(await prove())).toBe(4);
    for (const proof of store) {
      const answer = await ask(ticketOf(proof), proof.challenge.parameters.nonce);
      expect(answer.json().code).toBe('captcha_failed');
    }
    const elsewhere = (await api.send('/apis/validateAppId', { address: '198.51.100.9' })).json().Data.challenge;
    expect(elsewhere.parameters.data.factor).toBe(1);
  });
});
