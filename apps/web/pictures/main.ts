// Draws the icons, and the picture that chats show beside a link to the site: pnpm --filter @awaj/web pictures
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadArea, loadMessages, locales } from '@awaj/i18n';
import { drawTender } from '../app/seo/tender-picture/draw.server.ts';
import { drawIcons } from './icons.ts';

/** The picture of a link preview: the site's name and claim. */
async function drawPreviews(): Promise<void> {
  for (const locale of locales) {
    const { frame } = await loadMessages(locale);
    const landing = await loadArea('landing', locale);
    const picture = await drawTender({ brand: frame.brand, title: landing.title, company: frame.tagline });
    writeFileSync(join(import.meta.dirname, '..', 'public', `preview-${locale}.png`), picture);
  }
}

await drawIcons();
await drawPreviews();
