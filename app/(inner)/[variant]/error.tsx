'use client';

export { ErrorNotice as default } from '@/components/frame/notice/error-notice';
