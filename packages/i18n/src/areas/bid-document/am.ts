import { ofCompany } from '../../of-company.ts';
import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = {
  // A name that already begins with a genitive gets no second one.
  ofCompany: (company) => `${ofCompany(company)} የጨረታ ሰነዶች`,
  didNotLoad: 'የጨረታ ሰነዶቹ አልተከፈቱም',
  bought: 'ተገዝቷል',
  downloading: 'በመውረድ ላይ',
  downloadingPart: (percent) => `በመውረድ ላይ ${percent}%`,
  buy: {
    title: 'የጨረታ ሰነዱን ይግዙ',
    intro: 'በሚቀጥለው ገጽ ከፍለው ሰነዱን ወዲያውኑ ያወርዳሉ።',
    fields: {
      firstName: 'ስም',
      lastName: 'የአባት ስም',
      email: 'ኢሜይል',
      phone: 'የሞባይል ስልክ ቁጥር',
      companyName: 'የድርጅት ስም',
      tin: 'የግብር ከፋይ መለያ ቁጥር',
      vatNumber: 'የተ.እ.ታ. ምዝገባ ቁጥር',
      address: 'አድራሻ',
    },
    details: { more: 'ለደረሰኙ የሚሆኑ መረጃዎች', less: 'መረጃዎቹን ይደብቁ' },
    nonRefundable: 'የተገዛ ሰነድ ገንዘብ ተመላሽ አይሆንም።',
    button: (amount) => `በ${amount}\u00a0ብር ይግዙ`,
    document: 'የጨረታ ሰነድ',
    priceChanged: 'ይህ ገጽ ከተከፈተ በኋላ ዋጋው ተቀይሯል። አዲሱ ዋጋ ከላይ ይታያል፤ የሚስማማዎት ከሆነ እንደገና ይጫኑ።',
    login: 'ይህን ሰነድ ለመግዛት ይግቡ።',
  },
  ready: {
    title: 'ሰነድዎ ዝግጁ ነው',
    free: 'ይህ ሰነድ ነጻ ነው። አሁኑኑ ማውረድ ይችላሉ።',
    bought: 'ይህን ሰነድ ገዝተዋል። በሚያስፈልግዎት ጊዜ ሁሉ ማውረድ ይችላሉ።',
  },
  order: {
    title: 'ትእዛዝዎ',
    number: 'የክፍያ መጠየቂያ ቁጥር',
    amount: 'መጠን',
    buyer: 'ገዢ',
    company: 'ድርጅት',
    date: 'ቀን',
    paid: { title: 'እናመሰግናለን', text: 'ክፍያዎ ደርሶናል። ሰነድዎ ዝግጁ ነው።' },
    checking: { title: 'ክፍያዎን እያረጋገጥን ነው', text: 'ጥቂት ሰከንዶች ይወስዳል። ይህን ገጽ ክፍት አድርገው ይጠብቁ።' },
    unpaid: {
      title: 'አልተከፈለም!',
      text: 'ክፍያዎ አልደረሰንም። አሁን ከፍለው ከሆነ ጥቂት ደቂቃዎች ሊወስድ ይችላል፤ እንደገና ይመልከቱ እንጂ ሁለት ጊዜ አይክፈሉ።',
      again: 'እንደገና ይመልከቱ',
      pay: 'ወደ ግዢው ይመለሱ',
    },
    none: {
      title: 'ገና አልታዘዘም',
      text: 'በመለያዎ ውስጥ የዚህ ሰነድ ትእዛዝ የለም።',
      buy: 'ሰነዱን ይግዙ',
    },
  },
  otherTenders: 'ጨረታዎችን ይመልከቱ',
};
