import { clsx } from 'clsx';
import { preload } from 'react-dom';
import { drawingPath, type Scene as SceneData } from '@/lib/art/scene';
import { siteUrl } from '@/lib/site';
import styles from './scene.module.css';

type Placed = SceneData[number];

interface SceneProps {
  scene: SceneData;
  /** The brand whose emblem the scene may show. */
  appCode: string;
}

/**
 * A campaign's picture, composed of the shared drawings. Each drawing is a separate file, so that every campaign after
 * the first finds its coin in the cache. Each moving drawing is a layer of its own, which the compositor moves without
 * repainting.
 */
export function Scene({ scene, appCode }: SceneProps) {
  for (const shape of new Set(scene.map((placed) => placed.shape)))
    preload(siteUrl(drawingPath(shape, appCode)), { as: 'image' });
  return (
    <div className={styles.scene}>
      {layersOf(scene).map((layer) => (
        <svg
          key={scene.indexOf(layer[0])}
          className={clsx(styles.layer, layer[0].motion && styles[layer[0].motion])}
          viewBox="0 0 100 100"
          aria-hidden="true"
          focusable="false"
        >
          {layer.map((placed) => (
            <Layer key={scene.indexOf(placed)} {...placed} file={siteUrl(drawingPath(placed.shape, appCode))} />
          ))}
        </svg>
      ))}
    </div>
  );
}

function Layer({ file, x, y, width, turn, flip, opacity, motion }: Placed & { file: string }) {
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

/** Adjacent still drawings share a layer; each moving one has its own. */
function layersOf(scene: SceneData): [Placed, ...Placed[]][] {
  const layers: [Placed, ...Placed[]][] = [];
  for (const placed of scene) {
    const top = layers.at(-1);
    if (top && !placed.motion && !top[0].motion) top.push(placed);
    else layers.push([placed]);
  }
  return layers;
}
