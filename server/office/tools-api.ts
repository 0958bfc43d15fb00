/** Calls of the office that exist only in the development set-up, for testers. */
export const TOOL_CALLS = {
  setUp: '/api/development/set-up',
  clock: '/api/development/clock',
  session: '/api/development/session',
  deposit: '/api/development/deposit',
  live: '/api/development/live',
} as const;

/** Devices as which previews show a page. */
export const DEVICE_IDS = ['ios', 'android', 'desktop', 'ios-app', 'android-app', 'wechat'] as const;
export type DeviceId = (typeof DEVICE_IDS)[number];

/** A host whose pages previews show. */
export interface PreviewPlace {
  /** A brand's code, or a promotional host. */
  value: string;
  /** The brand's name, or several names if it differs by device. */
  name: string;
  brands: readonly string[];
  /** The name of the host on this machine: `gold.example.localhost` for `gold.example`. */
  local: string;
  /** The origin for visitors. */
  origin: string;
  /** The origin that another device can open. */
  phone: string;
}

/** Response of `GET setUp`. */
export interface ToolSetUp {
  places: readonly PreviewPlace[];
  /** The local port of each device's previews. */
  ports: Readonly<Record<DeviceId, number>>;
  /** Pages of the development set-up. */
  links: readonly { label: string; address: string }[];
}

/**
 * Body of `POST clock`: a Beijing time `2026-12-01T09:30`, milliseconds to move by, the next round of red packets, or
 * back to the machine's time.
 */
export type ClockInput = { to: string } | { by: number } | { next: 'redpacket' } | { reset: true };

/** Response of `GET` and `POST clock`. */
export interface ClockState {
  /** The time of the product, ISO 8601. */
  now: string;
  /** Milliseconds by which it is ahead of the machine's. */
  ahead: number;
}

/** Body of `POST session`. */
export interface VisitorInput {
  /** The number of an account, or a mobile number. */
  account: string;
}

/** Response of `POST session`; without a number if there is no such account. */
export type VisitorSession = { account: string; token: string } | { account: null };

/** Body of `POST deposit`. */
export interface DepositInput extends VisitorInput {
  /** US dollars. */
  amount: number;
}

/** Response of `POST deposit`; without a number if there is no such account. */
export interface GivenDeposit {
  account: string | null;
}

/** Most of a deposit, in US dollars. */
export const MOST_DEPOSIT = 100_000;

/** An event of a visitor. Instants are ISO 8601. */
export interface LiveEvent {
  key: string;
  name: 'z1' | 'rr2' | 'rr3' | 'rr5';
  receivedAt: string;
  url: string;
  host: string;
  brand: string;
  plan: string;
  keyword: string;
}

/** A code that was sent to a visitor. */
export interface LiveMessage {
  id: number;
  mobileMasked: string;
  code: string;
  purpose: 'register' | 'login' | 'password' | 'personal';
  appCode: string;
  sentAt: string;
}

/** Response of `GET live`, newest first; its query may have `brand`, and `mobile` for the codes of one number. */
export interface Live {
  events: readonly LiveEvent[];
  messages: readonly LiveMessage[];
}
