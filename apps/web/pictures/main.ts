// Draws the icons, and takes the pictures of the product for the landing page and for previews in chats, from a
// product that is running: WEB_URL=http://127.0.0.1:3000 pnpm --filter @awaj/web pictures
import { drawIcons } from './icons.ts';
import { takePictures } from './screenshots.ts';

await drawIcons();
await takePictures(process.env.WEB_URL || 'http://127.0.0.1:3000');
