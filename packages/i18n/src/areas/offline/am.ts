import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  title: 'የኢንተርኔት ግንኙነት የለም',
  text: 'ይህን ገጽ ለመክፈት ኢንተርኔት ያስፈልጋል።',
  textForMember: 'ይህን ገጽ ለመክፈት ኢንተርኔት ያስፈልጋል። ያስቀመጧቸው ጨረታዎች ግን በዚህ መሣሪያ ስላሉ አሁንም ሊያነቧቸው ይችላሉ።',
  openSaved: 'የተቀመጡ ጨረታዎችን ይክፈቱ',
} satisfies Translation<typeof english>;
