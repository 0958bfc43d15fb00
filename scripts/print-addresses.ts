import { brands } from '@/brands';
import { deploymentOf } from '@/lib/deployment';
import { LANDING_PATH, siteUrl } from '@/lib/site';

const FOR_OPERATORS = [
  ['/dev/console', 'every page under every host on every device, the clock, the newest events and codes'],
  ['/dev/conversions', 'the conversions that the advertising platforms received'],
] as const;

const { PORT: port, OFFICE_PORT: office, OFFICE_ORIGIN, TLS_CERTIFICATE_FILE: certificate } = process.env;
const scheme = certificate ? 'https' : 'http';
const landing = siteUrl(LANDING_PATH);
const widest = Math.max(...brands.map(({ appCode }) => appCode.length));

console.log('\nThe product is up. One address per brand:\n');
for (const { appCode, name } of brands) {
  console.log(`  ${appCode.padEnd(widest)}  ${scheme}://${appCode}.localhost:${port}${landing}  ${name}`);
}
if (deploymentOf(process.env.DEPLOYMENT) === 'development' && !process.env.API_ORIGIN) {
  console.log('\nFor development, only on this machine:\n');
  for (const [path, words] of FOR_OPERATORS) console.log(`  ${scheme}://localhost:${port}${path.padEnd(18)}  ${words}`);
}
if (office && office !== 'off') {
  console.log(`\nThe office, where operators work:\n\n  ${OFFICE_ORIGIN || `http://localhost:${office}`}`);
}
console.log('\nPress Ctrl-C to stop everything.\n');
