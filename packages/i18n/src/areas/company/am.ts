import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  openTenders: (count, text) => (count === 1 ? '1 ክፍት ጨረታ' : `${text} ክፍት ጨረታዎች`),
  tendersBy: (name) => `${name} ያወጣቸው ጨረታዎች`,
  tabs: { label: 'ድርጅቱ ያወጣቸው', tenders: 'ጨረታዎች', documents: 'የጨረታ ሰነዶች' },
  noTenders: { title: 'ምንም ውጤት የለም', text: 'ይህ ድርጅት እዚህ ገና ምንም ጨረታ የለውም።' },
  documents: {
    none: { title: 'የጨረታ ሰነድ የለም', text: 'ይህ ድርጅት እዚህ ገና የጨረታ ሰነድ አይሸጥም።' },
  },
} satisfies Translation<typeof english>;
