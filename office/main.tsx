import './document/no-eval';
import './document/trusted-types';
import './document/style-nonce';
import './document/composing-keys';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Office } from './shell/office';
import './theme/office.css';

const root = document.getElementById('office');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Office />
    </StrictMode>,
  );
}
