import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  title: 'የኢንተርኔት ግንኙነት የለም',
  text: 'ይህ ገጽ ከአገልጋያችን መምጣት አለበት። ያስቀመጧቸው ጨረታዎች ግን በዚህ መሣሪያ ስላሉ አሁንም ሊያነቧቸው ይችላሉ።',
} satisfies Translation<typeof english>;
