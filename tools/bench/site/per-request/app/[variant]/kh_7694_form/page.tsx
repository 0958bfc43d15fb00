export { default, generateMetadata } from '@/app/[variant]/(campaigns)/kh_7694_form/page';
