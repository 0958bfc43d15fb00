/** The consent fields sent with an identity or a bank card, matching {@link AGREEMENTS}. */
export const CONSENT = { consent: 'privacy-auth@1.2', crossborder: 'privacy-auth@1.2' };

/** Clauses in force for tests. */
export const AGREEMENTS = {
  required: ['customer-agreement', 'privacy-auth'],
  instead: { 'privacy-auth': 'privacy-auth-pc' },
  versions: {
    'customer-agreement': '1.0',
    'privacy-auth': '1.2',
    'privacy-auth-pc': '1.3',
    'risk-disclaimer': '1.0',
  },
};
