import type { Translation } from '../../messages/shape.ts';
import type { offline as english } from './en.ts';

export const offline = {
  title: 'ከበይነመረብ ጋር አልተገናኙም',
  text: 'ይህ ገጽ ከአገልጋያችን መምጣት አለበት። ያስቀመጧቸው ጨረታዎች ግን በዚህ መሣሪያ ስላሉ አሁንም ሊያነቧቸው ይችላሉ።',
} satisfies Translation<typeof english>;
