import { html } from '../html.ts';
import type { Page } from '../page.ts';
import { places } from './places.ts';

export function homePage(): Page {
  return {
    title: 'Awaj sandbox',
    styles: '/style/home.css',
    body: html`<main class="home">
<h1>Awaj sandbox</h1>
<p class="lead">Stand-ins for the services around Awaj, for the demo and for tests. Nothing here reaches the real ones.</p>
<ul class="places">
${places.map(({ href, name, text }) => html`<li><a href="${href}"><strong>${name}</strong><span>${text}</span></a></li>`)}
</ul>
</main>`,
  };
}
