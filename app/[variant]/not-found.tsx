export { NotFoundNotice as default } from '@/components/frame/notice/not-found-notice';
