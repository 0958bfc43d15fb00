export * from '../accounts/tables';
export * from '../captcha/tables';
export * from '../funds/tables';
export * from '../idempotency/tables';
export * from '../identity/tables';
export * from '../limits/tables';
export * from '../sessions/tables';
export * from '../sms/tables';
