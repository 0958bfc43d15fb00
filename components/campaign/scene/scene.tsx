import { clsx } from 'clsx';
import { preload } from 'react-dom';
import { picturePath } from '@/lib/art/picture';
import { type DrawnLayer, drawingPath } from '@/lib/art/scene';
import { type CampaignScene, drawnLayers, isUploaded, type UploadedLayer } from '@/lib/campaign/scene';
import { cssRule } from '@/lib/colour/css-rule';
import { siteUrl } from '@/lib/site';
import styles from './scene.module.css';

interface SceneProps {
  scene: CampaignScene;
  /** The brand whose emblem the scene may show. */
  appCode: string;
}

/**
 * A campaign's picture, composed of the shared drawings and of uploaded pictures. Each drawing is a separate file, so that every
 * campaign after the first finds its coin in the cache. Each moving drawing is a layer of its own, which the compositor moves without
 * repainting.
 */
export function Scene({ scene, appCode }: SceneProps) {
  for (const shape of new Set(drawnLayers(scene).map((placed) => placed.shape)))
    preload(siteUrl(drawingPath(shape, appCode)), { as: 'image' });
  return (
    <div className={styles.scene}>
      {layersOf(scene).map((layer) =>
        Array.isArray(layer) ? (
          <svg
            key={scene.indexOf(layer[0])}
            className={clsx(styles.layer, layer[0].motion && styles[layer[0].motion])}
            viewBox="0 0 100 100"
            aria-hidden="true"
            focusable="false"
          >
            {layer.map((placed) => (
              <Drawing key={scene.indexOf(placed)} {...placed} file={siteUrl(drawingPath(placed.shape, appCode))} />
            ))}
          </svg>
        ) : (
          <Picture key={scene.indexOf(layer)} {...layer} name={`layer-${scene.indexOf(layer)}`} />
        ),
      )}
    </div>
  );
}

function Drawing({ file, x, y, width, turn, flip, opacity, motion }: DrawnLayer & { file: string }) {
  const transform = [`translate(${x} ${y})`, turn && `rotate(${turn})`, flip && 'scale(-1 1)']
    .filter(Boolean)
    .join(' ');
  return (
    <g transform={transform} opacity={opacity}>
      <image
        className={motion === 'spin' ? styles.turning : undefined}
        href={file}
        x={-width / 2}
        y={-width / 2}
        width={width}
        height={width}
      />
    </g>
  );
}

/** Phones get the small file however fine their screen is, to stay within the page budget. */
function Picture({ picture, alt, x, y, width, name }: UploadedLayer & { name: string }) {
  const place = { left: `${x - width / 2}%`, top: `${y - width / 2}%`, width: `${width}%` };
  const [small, large] = [picturePath(picture, 'hero-480.webp'), picturePath(picture, 'hero-960.webp')];
  return (
    <>
      <style>{cssRule(`[data-layer=${name}]`, place)}</style>
      <picture className={styles.picture} data-layer={name}>
        <source type="image/webp" media="(min-width: 1024px)" srcSet={siteUrl(large)} />
        <source type="image/webp" srcSet={siteUrl(small)} />
        <img src={siteUrl(picturePath(picture, 'hero-480'))} alt={alt} width={480} height={480} />
      </picture>
    </>
  );
}

/** Adjacent still drawings share a layer; each moving one and each uploaded picture has its own. */
function layersOf(scene: CampaignScene): (UploadedLayer | [DrawnLayer, ...DrawnLayer[]])[] {
  const layers: (UploadedLayer | [DrawnLayer, ...DrawnLayer[]])[] = [];
  for (const placed of scene) {
    const top = layers.at(-1);
    if (isUploaded(placed)) layers.push(placed);
    else if (Array.isArray(top) && !placed.motion && !top[0].motion) top.push(placed);
    else layers.push([placed]);
  }
  return layers;
}
