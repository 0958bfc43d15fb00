'use client';

export { LateErrorNotice as default } from '@/components/frame/notice/late-error-notice';
