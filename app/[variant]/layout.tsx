import type { ReactNode } from 'react';

export const dynamic = 'error';

export function generateStaticParams() {
  return [{ variant: 'default~XY_101~mobile~web~standard' }];
}

export default async function VariantLayout({
  children,
}: {
  children: ReactNode;
  params: Promise<{ variant: string }>;
}) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  );
}
