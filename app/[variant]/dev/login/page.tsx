import type { Metadata } from 'next';
import { DevelopmentPage } from '@/components/development/development-page';
import { LoginForm } from '@/components/development/login-form';
import type { VariantProps } from '../../page-context';
import { pageMetadata } from '../../page-metadata';

export function generateMetadata({ params }: VariantProps): Promise<Metadata> {
  return pageMetadata('/dev/login', params);
}

export default function Page() {
  return (
    <DevelopmentPage
      title="开发登录"
      note="用账号、手机号或邮箱登录。成功后本页带令牌重新载入，随后各页都处于登录状态。"
    >
      <LoginForm />
    </DevelopmentPage>
  );
}
