'use client';

export { LazyErrorNotice as default } from '@/components/layout/notice/lazy-error-notice';
