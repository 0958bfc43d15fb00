import type { AdEvent } from '@/lib/channel/ad-platforms';
import { eventOf, type StandIn } from './stand-in';

const TYPES: Readonly<Record<string, AdEvent>> = { 5: 'form', 12: 'register' };
const MILLISECONDS = /^\d{13}$/;

/** UC reads a form, and finds the click in the landing page's address. */
export const uc: StandIn = {
  calls: {
    'POST /callback/webapi': ({ headers, raw }, { take }) => {
      const form = new URLSearchParams(raw.toString());
      const [link = '', type = '', time = ''] = ['link', 'event_type', 'event_time'].map(
        (name) => form.get(name) ?? '',
      );
      const click = URL.canParse(link) ? new URL(link).searchParams.get('uctrackid') : null;
      const event = eventOf(TYPES, type);
      const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
      if (!click || !event || !isForm || !MILLISECONDS.test(time)) return { status: 1, message: 'invalid parameter' };
      take({ event, key: `${click} ${type}`, clickId: click, details: { event_type: type, event_time: time, link } });
      return { status: 0, message: 'success' };
    },
  },
};
