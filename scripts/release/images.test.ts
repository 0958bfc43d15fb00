import { imageCommands } from './images.mjs';

const WHAT = '--file=deploy/container/Dockerfile --target=site --build-arg=CHAT_URL --tag=a/site:1.2.0 .';
const commands = (builder: string, archive?: string) =>
  imageCommands({ builder, image: 'site', name: 'a/site:1.2.0', settings: ['CHAT_URL'], digest: 'd', archive }).map(
    (command) => command.join(' '),
  );

test('buildx pushes an image, or saves it, with attestations', () => {
  const attested = 'docker buildx build --sbom=true --provenance=mode=max --metadata-file=d';
  expect(commands('docker buildx build')).toEqual([`${attested} --push ${WHAT}`]);
  expect(commands('docker buildx build', 'a.tar')).toEqual([`${attested} --output=type=oci,dest=a.tar ${WHAT}`]);
});

test('other builders keep the layers, and then push or save the image', () => {
  const build = `buildah bud --isolation chroot --layers ${WHAT}`;
  const push = 'buildah push --digestfile=d a/site:1.2.0';
  expect(commands('buildah bud --isolation chroot')).toEqual([build, `${push} docker://a/site:1.2.0`]);
  expect(commands('buildah bud --isolation chroot', 'a.tar')[1]).toBe(`${push} oci-archive:a.tar:a/site:1.2.0`);
});
