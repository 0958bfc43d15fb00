import { brands } from '@/brands';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';

const port = process.env.PORT ?? '3000';
const landing = siteUrl(pages[0]?.path ?? '/');
const widest = Math.max(...brands.map(({ appCode }) => appCode.length));

console.log('\nThe product is up. One address per brand:\n');
for (const { appCode, name } of brands) {
  console.log(`  ${appCode.padEnd(widest)}  http://${appCode}.localhost:${port}${landing}  ${name}`);
}
console.log('\nCtrl-C ends everything.\n');
