import '@awaj/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { scenes } from './scenes.tsx';

const scene = scenes[location.hash.slice(1)];
const root = document.querySelector('#root');
if (!(root && scene)) throw new Error('There is no such scene.');
createRoot(root).render(<StrictMode>{scene}</StrictMode>);
