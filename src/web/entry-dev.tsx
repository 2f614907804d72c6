/** Development: nothing is prerendered, so the app is rendered from scratch. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { DARK_MODE_SCRIPT } from './lib/dark-mode.ts';
import './styles.css';

const script = document.createElement('script');
script.textContent = DARK_MODE_SCRIPT;
document.head.append(script);

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
