'use client';

export { LateErrorNotice as default } from '@/components/layout/notice/late-error-notice';
