import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** Flags of the authenticator data: present, verified, with a new credential. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Created {
  challenge: string;
  rp: { id?: string };
}

interface Asked {
  challenge: string;
  rpId?: string;
}

/** What a test changes in an answer. */
interface Changes {
  origin?: string;
  /** Whether the authenticator recognized its owner, by default true. */
  verified?: boolean;
}

/** A passkey authenticator and the browser in front of it: ES256, without attestation. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  /** @param counter signatures so far; 0 for an authenticator that does not count */
  constructor(
    private readonly origin: string,
    public counter = 0,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
    this.#publicKey = Buffer.concat(
      [map(5), int(1), int(2), int(3), int(-7), int(-1), int(1)].concat(
        coordinates.flatMap((bytes, index) => [int(-2 - index), byteString(bytes)]),
      ),
    );
  }

  /** Answers the options of a registration. */
  create({ challenge, rp: { id = '' } }: Created, changes: Changes = {}) {
    const own = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, own.length]);
    const data = Buffer.concat([this.#data(id, changes, ATTESTED), Buffer.alloc(16), length, own, this.#publicKey]);
    const attestation = Buffer.concat([
      map(3),
      textString('fmt'),
      textString('none'),
      textString('attStmt'),
      map(0),
      textString('authData'),
      byteString(data),
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, changes).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options of a sign-in or a confirmation. */
  get({ challenge, rpId = '' }: Asked, changes: Changes = {}) {
    if (this.counter > 0) this.counter += 1;
    const data = this.#data(rpId, changes);
    const clientData = this.#clientData('webauthn.get', challenge, changes);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#key).toString('base64url'),
    });
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #data(rpId: string, { verified = true }: Changes, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([PRESENT | (verified ? VERIFIED : 0) | more]);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), flags, counter]);
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Changes): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

// CBOR (RFC 8949), as far as credentials need it.

function head(major: number, value: number): Buffer {
  const first = major << 5;
  if (value < 24) return Buffer.from([first | value]);
  return value < 256 ? Buffer.from([first | 24, value]) : Buffer.from([first | 25, value >> 8, value & 255]);
}

function int(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function byteString(bytes: Buffer): Buffer {
  return Buffer.concat([head(2, bytes.length), bytes]);
}

function textString(text: string): Buffer {
  return Buffer.concat([head(3, text.length), Buffer.from(text)]);
}

function map(entries: number): Buffer {
  return head(5, entries);
}
