// Draws the icons, and the picture that chats show beside a link to the site: pnpm --filter @awaj/web pictures
import { drawIcons } from './icons.ts';
import { drawPreviews } from './previews.ts';

await drawIcons();
await drawPreviews();
