import type { FastifyInstance } from 'fastify';
import { brands } from '@/brands';
import { drawnLayers } from '@/lib/campaign/scene';
import { drawPicture } from '../front/share-pictures/draw-picture';
import type { OperationServices } from '../operations/common/operation';
import { OFFICE_CALLS } from './api';
import { onlySignedIn } from './caller';
import { OfficeError } from './problem';
import type { SessionCookie } from './session-cookie';

const [brand] = brands;

/** Draws the scenes of campaigns, from which authors choose: one at a time, and each once. */
export function artRoutes(app: FastifyInstance, services: OperationServices, cookie: SessionCookie): void {
  onlySignedIn(app, services, cookie);
  const drawn = new Map<string, Buffer>();
  let last: Promise<unknown> = Promise.resolve();
  app.get<{ Params: { slug: string } }>(`${OFFICE_CALLS.art}/:slug.jpg`, async (request, reply) => {
    const scene = services.campaigns.find(({ slug }) => slug === request.params.slug)?.hero.scene;
    if (!scene || !brand) throw new OfficeError('not_found');
    const key = JSON.stringify(scene);
    const drawing = last.then(async () => {
      const picture =
        drawn.get(key) ?? (await drawPicture({ address: '', brand, scene: drawnLayers(scene), shape: 'square' }));
      drawn.set(key, picture);
      return picture;
    });
    last = drawing.catch(() => undefined);
    return reply
      .header('cache-control', 'private, max-age=3600')
      .type('image/jpeg')
      .send(await drawing);
  });
}
