export * from './addresses';
export * from './close-codes';
export * from './messages';
export * from './tick';
