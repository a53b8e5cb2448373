import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  login: {
    title: 'በቴሌግራም ይግቡ',
    intro: 'ለእርስዎ የተመረጡ ጨረታዎች፣ የመዝጊያ ቀናቸውና ማንቂያዎችዎ እዚሁ ቴሌግራም ውስጥ። ለመግባት ስልክ ቁጥርዎን ያጋሩ።',
    share: 'ቁጥሬን ላጋራ',
    openBot: 'ቦቱን ይክፈቱ',
    oldClient: 'የቴሌግራምዎ ስሪት ቁጥርዎን እዚህ ማጋራት አይችልም። ቦቱን ይክፈቱ፤ እዚያ “ስልክ ቁጥሬን ላጋራ” የሚለውን ተጭነው አዋጅን እንደገና ይክፈቱ።',
    cancelled: 'ቁጥርዎን አላጋሩም። መለያዎን ለማግኘት ቁጥርዎ ያስፈልገናል።',
    unanswered: 'ቴሌግራም መልስ አልሰጠም። እንደገና ይሞክሩ፣ ወይም ቁጥርዎን ከቦቱ ጋር ባለው ውይይት ያጋሩ።',
    waiting: 'ቁጥርዎን እየጠበቅን ነው…',
    late: 'ቁጥርዎ ገና አልደረሰንም። ከጥቂት ጊዜ በኋላ እንደገና ይመልከቱ፣ ወይም ከቦቱ ጋር ባለው ውይይት ያጋሩት።',
    lookAgain: 'እንደገና ይመልከቱ',
    browse: 'መጀመሪያ አዳዲስ ጨረታዎችን ይመልከቱ',
  },
  signup: {
    title: 'ይመዝገቡ',
    intro: 'የሚቀረው ስምዎና የደንበኝነት ጊዜው ብቻ ነው።',
    name: 'ስም',
    phone: 'የሞባይል ስልክ ቁጥር',
    phoneLocked: 'ከቴሌግራም የመጣ ስለሆነ እዚህ አይቀየርም።',
    register: 'ይመዝገቡ',
  },
  registered: {
    title: 'ተመዝግበዋል',
    text: 'ሲከፍሉ የጨረታዎችን መዝጊያ ቀን፣ ዋጋና ሙሉ ጽሑፍ ያያሉ።',
    later: 'በኋላ',
  },
};
