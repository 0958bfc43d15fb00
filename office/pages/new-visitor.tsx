import { useState } from 'react';

/** As the device previews of the development set-up know it. */
const FORGET_PATH = '/preview/forget';

interface NewVisitorProps {
  /** Origins of previews. */
  origins: readonly string[];
  onDone: () => void;
}

/** Clears the storage of previews, each by a page of its own origin. */
export function NewVisitor({ origins, onDone }: NewVisitorProps) {
  const [left, setLeft] = useState(origins.length);
  const loaded = () => {
    setLeft(left - 1);
    if (left === 1) onDone();
  };
  return origins.map((origin) => (
    <iframe
      key={origin}
      title="新访客"
      src={origin + FORGET_PATH}
      sandbox="allow-scripts allow-same-origin"
      hidden
      onLoad={loaded}
    />
  ));
}
