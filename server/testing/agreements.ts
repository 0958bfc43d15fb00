/** Clauses in force for tests. */
export const AGREEMENTS = {
  required: ['customer-agreement', 'privacy-auth'],
  versions: { 'customer-agreement': '1.0', 'privacy-auth': '1.2', 'risk-disclaimer': '1.0' },
};
