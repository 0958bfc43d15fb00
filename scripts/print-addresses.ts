import { brands } from '@/brands';
import { deploymentOf } from '@/lib/deployment';
import { LANDING_PATH, siteUrl } from '@/lib/site';

const { PORT: port, OFFICE_PORT: office, OFFICE_ORIGIN, TLS_CERTIFICATE_FILE: certificate } = process.env;
const scheme = certificate ? 'https' : 'http';
const landing = siteUrl(LANDING_PATH);
const widest = Math.max(...brands.map(({ appCode }) => appCode.length));

console.log('\nThe product is up. One address per brand:\n');
for (const { appCode, name } of brands) {
  console.log(`  ${appCode.padEnd(widest)}  ${scheme}://${appCode}.localhost:${port}${landing}  ${name}`);
}
if (deploymentOf(process.env.DEPLOYMENT) === 'development' && !process.env.API_ORIGIN) {
  console.log('\nThe conversions that the advertising platforms received, only on this machine:\n');
  console.log(`  ${scheme}://localhost:${port}/dev/conversions`);
}
if (office && office !== 'off') {
  const origin = OFFICE_ORIGIN || `http://localhost:${office}`;
  console.log('\nThe office, where operators work, and testers see every page on every device:\n');
  console.log(`  ${origin}\n  ${origin}/pages`);
}
console.log('\nPress Ctrl-C to stop everything.\n');
