import { until } from '../until';
import type { InstalledMachine } from './installed-machine';

/** The machine outside of the installation: it receives logs, sends SMS and makes certificates of hosts. */
export const OUTSIDE = 'logs.internal';

/** Starts an SMS gateway, an authority of hosts, and its name server, which points `host` at `address`. */
export async function startOutside(outside: InstalledMachine, host: string, address: string): Promise<void> {
  const [certificate, privateKey] = [`/root/authority/${OUTSIDE}.pem`, `/root/authority/${OUTSIDE}.key`];
  const listen = {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    httpPort: 80,
    tlsPort: 443,
  };
  await outside.write('/root/pebble.json', JSON.stringify({ pebble: { ...listen, certificate, privateKey } }));
  // Prints messages with their codes.
  const gateway = `const [key, cert] = ['${privateKey}', '${certificate}'].map((file) => require('node:fs').readFileSync(file));
    require('node:https').createServer({ key, cert }, (request, response) => {
      request.on('data', (data) => console.log(String(data))).on('end', () => response.end());
    }).listen(8443);`;
  await outside.write('/root/sms.cjs', gateway);
  const unused = ['http01', 'https01', 'tlsalpn01', 'defaultIPv4', 'defaultIPv6']
    .map((name) => `-${name} ''`)
    .join(' ');
  await outside.run(`apt-get install -y --no-install-recommends pebble
    systemd-run --unit=sms node /root/sms.cjs
    systemd-run --unit=names pebble-challtestsrv -dns01 :8053 -management :8055 ${unused}
    systemd-run --unit=acme --setenv=PEBBLE_VA_NOSLEEP=1 pebble -config /root/pebble.json -dnsserver 127.0.0.1:8053`);
  const body = JSON.stringify(JSON.stringify({ host, addresses: [address] }));
  const point = `fetch("http://127.0.0.1:8055/add-a", { method: "POST", body: ${body} })`;
  await until('the name server answers', () => outside.run(`node -e '${point}'`));
}

/** Prints the root certificate of the authority of hosts. */
export const READ_ROOT = `NODE_EXTRA_CA_CERTS=/root/authority/authority.pem node -e '
  fetch("https://${OUTSIDE}:15000/roots/0").then(async (root) => console.log(await root.text()))'`;
