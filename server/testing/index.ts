/** What tests on a database use: databases, the API, its visitors, and records and campaigns for them. */
export * from './activities';
export * from './agreements';
export { TestApi } from './api';
export { campaignWith } from './campaigns';
export { closedDatabase, describeOnDatabase, describeOnDirectDatabase, usePostgres } from './databases';
export * from './facts';
export { Player } from './player';
export * from './visitor';
