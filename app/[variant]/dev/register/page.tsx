import type { Metadata } from 'next';
import { consentOf } from '@/app/[variant]/consent';
import { RegisterForm } from '@/components/account/register-form';
import { DevelopmentPage } from '@/components/development/development-page';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { pageContext, type VariantProps } from '../../page-context';
import { pageMetadata } from '../../page-metadata';

export function generateMetadata({ params }: VariantProps): Promise<Metadata> {
  return pageMetadata('/dev/register', params);
}

export default async function Page({ params }: VariantProps) {
  const { brand, variant } = await pageContext(params);
  return (
    <DevelopmentPage title="开发注册" note="开立一个测试账户。开发环境的短信验证码可在开发收件箱（/dev/sms）查看。">
      <RegisterForm
        title="开立测试账户"
        submit="开户"
        {...consentOf(brand, variant)}
        successUrl={siteUrl(`${LANDING_PATH}/success`)}
      />
    </DevelopmentPage>
  );
}
