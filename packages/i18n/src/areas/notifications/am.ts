import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

const channels = { phone: 'ስልክ', email: 'ኢሜይል' };

/** How many of them close within 7 days. */
function closingSoon(count: number, soon: number): string {
  if (soon === 0) return '';
  if (count === 1) return '፣ በ7 ቀን ውስጥ ይዘጋል';
  return soon === 1 ? '፣ አንዱ በ7 ቀን ውስጥ ይዘጋል' : `፣ ${soon}ቱ በ7 ቀን ውስጥ ይዘጋሉ`;
}

export const words: Translation<typeof english> = {
  mail: {
    brand: 'አዋጅ',
    about: 'ይህ መልእክት ስለ እርስዎ የአዋጅ መለያ ስለሆነ የማንቂያ ምርጫዎ ምንም ቢሆን ይደርስዎታል።',
    settings: 'ማንቂያ ይቀይሩ',
    unsubscribe: 'እነዚህ ኢሜይሎች ይቁሙ',
    stopSearch: (name) => `“${name}” ብቻ ይቁም`,
  },
  resetCode: {
    subject: (code) => `${code} የአዲስ የይለፍ ቃል ኮድዎ ነው`,
    lead: 'ይህን ኮድ በጠየቁበት ገጽ ላይ አስገብተው አዲስ የይለፍ ቃል ይምረጡ።',
    note: 'ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ፤ እኛ በፍጹም አንጠይቅዎትም።',
    sms: (code) => `${code} የአዋጅ አዲስ የይለፍ ቃል ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
  },
  contactCode: {
    subject: (code) => `${code} የማረጋገጫ ኮድዎ ነው`,
    lead: 'አድራሻው የእርስዎ መሆኑን ለማረጋገጥ ይህን ኮድ በጠየቁበት ገጽ ላይ ያስገቡ።',
    note: 'ለ10 ደቂቃ ይሠራል።',
    sms: (code) => `${code} የአዋጅ ማረጋገጫ ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
  },
  contactChanged: {
    subject: (channel) => `የመለያዎ ${channels[channel]} ተቀይሯል`,
    lead: 'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም። ካልሆኑ በ3 ቀን ውስጥ የይለፍ ቃልዎን ይቀይሩ።',
    sms: (channel) => `አዋጅ፦ የመለያዎ ${channels[channel]} ተቀይሯል። እርስዎ ካልሆኑ በ3 ቀን ውስጥ የይለፍ ቃል ይቀይሩ።`,
  },
  passwordChanged: {
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    lead: 'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም። ካልሆኑ አሁኑኑ እንደገና ይቀይሩት።',
    action: 'የይለፍ ቃል ይቀይሩ',
    sms: 'አዋጅ፦ የይለፍ ቃልዎ ተቀይሯል። እርስዎ ካልሆኑ አሁኑኑ ይቀይሩት።',
  },
  phoneDetached: {
    subject: 'መለያዎ አሁን ስልክ ቁጥር የለውም',
    lead: 'የመለያዎን ስልክ ቁጥር ሌላ ሰው የራሱ መሆኑን ስላረጋገጠ ቁጥሩን ከመለያዎ አንሥተነዋል። ሌላ የተቀየረ ነገር የለም።',
    note: 'በዚህ ኢሜይል ገብተው የራስዎን ቁጥር ያስገቡ።',
    action: 'ይግቡ',
  },
  accountTaken: {
    subject: 'ይህ ኢሜይል በአዋጅ ከእንግዲህ አያገለግልም',
    lead: 'የተመዘገቡበትን ስልክ ቁጥር ባለቤቱ ስላረጋገጠ መለያው የእርሱ ሆኗል። ይህ ኢሜይልና የይለፍ ቃሉ ከእንግዲህ መለያውን አይከፍቱም።',
    note: 'በራስዎ ቁጥር እንደገና ይመዝገቡ።',
    action: 'ይመዝገቡ',
  },
  paymentReceived: {
    subject: (invoice, amount) => `የ${invoice} ደረሰኝ፦ ${amount}`,
    title: 'ክፍያዎ ደርሶናል',
    plan: (until) => `እናመሰግናለን። ደንበኝነትዎ እስከ ${until} ድረስ ይሠራል።`,
    document: (title) => `እናመሰግናለን። “${title}” አሁን የእርስዎ ነው፤ በፈለጉት ጊዜ ማውረድ ይችላሉ።`,
    welcome: 'ወደ አዋጅ እንኳን ደህና መጡ። የሚወዳደሩባቸውን ዘርፎችና ክልሎች ይምረጡ፤ የሚስማሙዎትን ጨረታዎች በራስዎ ገጽ ላይ እናቀርብልዎታለን።',
    actions: { invoice: 'ደረሰኙን ይመልከቱ', download: 'ሰነዱን ያውርዱ', preferences: 'ዘርፍና ክልል ይምረጡ' },
    sms: {
      plan: (invoice, amount, until) => `አዋጅ፦ ለ${invoice} ${amount} ደርሶናል። እስከ ${until} ይሠራል።`,
      document: (invoice, amount) => `አዋጅ፦ ለ${invoice} ${amount} ደርሶናል። ሰነድዎን ማውረድ ይችላሉ።`,
    },
  },
  invoice: {
    number: 'የደረሰኝ ቁጥር',
    item: 'የተከፈለበት',
    plan: (plan) => `የ${plan} ደንበኝነት`,
    document: (title) => `የጨረታ ሰነድ፦ ${title}`,
    subTotal: 'ንዑስ ድምር',
    vat: (percent) => `ተ.እ.ታ. ${percent}%`,
    total: 'ጠቅላላ',
    activeUntil: 'የሚሠራው እስከ',
    buyer: 'ገዢ',
    tin: 'የግብር ከፋይ መለያ ቁጥር',
    address: 'አድራሻ',
  },
  paymentHeld: {
    subject: (invoice) => `የ${invoice} ክፍያዎን እያጣራን ነው`,
    lead: (invoice) => `ለ${invoice} ገንዘብ ደርሶናል፤ ነገር ግን ከተጠየቀው ጋር አይመሳሰልም።`,
    note: 'ባልደረባችን እያጣራው ነው። እንደገና አይክፈሉ፤ እንደተወሰነ እናሳውቅዎታለን፣ በትርፍ የተከፈለ ካለም እንመልሳለን።',
    action: 'ደረሰኙን ይመልከቱ',
    sms: (invoice) => `አዋጅ፦ የ${invoice} ክፍያዎን እያጣራን ነው። እንደገና አይክፈሉ፤ እናሳውቅዎታለን።`,
  },
  paymentFailed: {
    subject: (invoice) => `የ${invoice} ክፍያዎ አልተሳካም`,
    lead: (invoice, amount) => `ለ${invoice} ${amount} ለመክፈል የተደረገው ሙከራ አልተሳካም፤ የደረሰን ገንዘብ የለም።`,
    note: 'በተመሳሳይ ወይም በሌላ መንገድ እንደገና ይሞክሩ። ገንዘቡ ከሂሳብዎ ወጥቶ ከሆነ ግን እንደገና አይክፈሉ፤ እንደደረሰን ራሳችን እንመዘግበዋለን።',
    action: 'ይክፈሉ',
    sms: (invoice) => `አዋጅ፦ የ${invoice} ክፍያዎ አልተሳካም። የደረሰን ገንዘብ የለም።`,
  },
  paymentIncomplete: {
    subject: (invoice) => `ከ${invoice} ክፍያዎ የቀረ አለ`,
    lead: (invoice, amount, missing) => `ለ${invoice} ${amount} ደርሶናል፤ ${missing} ይቀራል።`,
    note: 'ቀሪው እንደደረሰ ያዘዙት ይጀምራል። ሲልኩ የደረሰኙን ቁጥር ይጥቀሱ።',
    action: 'ደረሰኙን ይመልከቱ',
    sms: (invoice, amount, missing) => `አዋጅ፦ ለ${invoice} ${amount} ደርሷል፤ ${missing} ይቀራል።`,
  },
  paymentSurplus: {
    subject: (invoice) => `ለ${invoice} በትርፍ ተከፍሏል`,
    lead: (invoice, amount, surplus) => `ለ${invoice} ${amount} ደርሶናል፤ ከዋጋው በላይ ${surplus} በትርፍ ተከፍሏል።`,
    note: 'ምንም ማድረግ አያስፈልግዎትም፤ ትርፉን እንመልሳለን፤ ስንልክም እናሳውቅዎታለን።',
    action: 'ደረሰኙን ይመልከቱ',
    sms: (invoice, amount, surplus) => `አዋጅ፦ ለ${invoice} ${amount} ደርሷል፤ ትርፉን ${surplus} እንመልሳለን።`,
  },
  paymentReturned: {
    subject: (invoice) => `የ${invoice} ገንዘብዎ ተመልሷል`,
    lead: (invoice, amount) => `ከ${invoice} ክፍያዎ ${amount} መልሰንልዎታል።`,
    note: 'ባንክዎ ወይም የሞባይል ገንዘብ አገልግሎትዎ ጥቂት ቀናት ሊወስድ ይችላል።',
    action: 'ደረሰኙን ይመልከቱ',
    sms: (invoice, amount) => `አዋጅ፦ ከ${invoice} ክፍያዎ ${amount} መልሰንልዎታል።`,
  },
  chat: {
    open: 'ጨረታውን ይክፈቱ',
    all: (count) => `ሁሉንም ይመልከቱ (${count})`,
    settings: 'ማንቂያ ይቀይሩ',
    buttons: {
      save: '☆ ያስቀምጡ',
      unsave: '★ ተቀምጧል',
      dismiss: 'አይመለከተኝም',
      restore: 'ይመልሱ',
      mute: 'የዚህን ድርጅት አታሳውቁኝ',
      unmute: 'ማንቂያው ቆሟል፤ ይመልሱ',
    },
  },
  tender: {
    left: (days) => (days === 0 ? 'ዛሬ ይዘጋል' : days === 1 ? 'ነገ ይዘጋል' : `${days} ቀን ቀርቶታል`),
  },
  newTenders: {
    subject: (count, soon) => `ለእርስዎ ${count} አዲስ ${count === 1 ? 'ጨረታ' : 'ጨረታዎች'}${closingSoon(count, soon)}`,
    action: 'ጨረታውን ይክፈቱ',
    searches: 'የተቀመጡ ፍለጋዎችዎን ይክፈቱ',
    all: (count) => `ሁሉንም ${count} ጨረታዎች ይመልከቱ`,
    rest: (more) => `እና ሌሎች ${more}`,
    why: {
      feed: 'ይህ መልእክት የደረስዎት ጨረታዎቹ ከምርጫዎ ጋር ስለሚስማሙ ነው።',
      searches: (names) => `ይህ መልእክት የደረስዎት ካስቀመጧቸው ፍለጋዎች የተነሣ ነው፦ ${names}።`,
      both: (names) => `ይህ መልእክት የደረስዎት ከምርጫዎና ካስቀመጧቸው ፍለጋዎች የተነሣ ነው፦ ${names}።`,
    },
    sms: (count, soon) => `አዋጅ፦ ${count} አዲስ ${count === 1 ? 'ጨረታ' : 'ጨረታዎች'}${closingSoon(count, soon)}።`,
  },
  tenderChanged: {
    kinds: {
      extended: {
        name: 'ተራዝሟል',
        subject: (title) => `ተራዝሟል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ የመዝጊያ ቀን ተራዝሟል።',
        sms: (days) =>
          days === null
            ? 'አዋጅ፦ ያስቀመጡት ጨረታ የመዝጊያ ቀን ተራዝሟል።'
            : `አዋጅ፦ ያስቀመጡት ጨረታ ${days.from === null ? '' : `ከ${days.from} `}ወደ ${days.to} ተራዝሟል።`,
      },
      cancelled: {
        name: 'ተሰርዟል',
        subject: (title) => `ተሰርዟል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ተሰርዟል። የመወዳደሪያ ሰነዶች አይከፈቱም።',
        sms: () => 'አዋጅ፦ ያስቀመጡት ጨረታ ተሰርዟል።',
      },
      're-advertised': {
        name: 'እንደገና ወጥቷል',
        subject: (title) => `እንደገና ወጥቷል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ እንደገና ወጥቷል። አንዳንድ ነጥቦች ተለውጠው ሊሆን ይችላል።',
        sms: (days) => (days === null ? 'አዋጅ፦ ያስቀመጡት ጨረታ እንደገና ወጥቷል።' : `አዋጅ፦ ያስቀመጡት ጨረታ እንደገና ወጥቷል፤ መዝጊያ ${days.to}።`),
      },
      corrected: {
        name: 'ተስተካክሏል',
        subject: (title) => `ማስተካከያ፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ቀን፣ ዋጋ ወይም ማስከበሪያ ተስተካክሏል።',
        sms: () => 'አዋጅ፦ ባስቀመጡት ጨረታ ላይ ማስተካከያ ተደርጓል።',
      },
      'document-added': {
        name: 'የጨረታ ሰነድ ቀርቧል',
        subject: (title) => `የጨረታ ሰነድ ቀርቧል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ሰነድ አሁን በአዋጅ ላይ ይገኛል።',
        sms: () => 'አዋጅ፦ ያስቀመጡት ጨረታ ሰነድ አሁን ይገኛል።',
      },
    },
    buyer: 'ድርጅት',
    was: 'የቀድሞው መዝጊያ',
    closing: 'የመዝጊያ ቀን',
    closes: (day) => `መዝጊያ፦ ${day}`,
    moved: (from, to) => `መዝጊያው ከ${from} ወደ ${to} ተዛውሯል`,
    action: 'ለውጡን ይመልከቱ',
    several: {
      subject: (count) => `ካስቀመጧቸው ጨረታዎች ${count}ቱ ላይ ለውጥ አለ`,
      action: 'ያስቀመጧቸውን ጨረታዎች ይክፈቱ',
      rest: (more) => `እና ሌሎች ${more}`,
      sms: (count) => `አዋጅ፦ ካስቀመጧቸው ጨረታዎች ${count}ቱ ላይ ለውጥ አለ።`,
    },
    why: (count) => (count === 1 ? 'ይህ መልእክት የደረስዎት ይህን ጨረታ ስላስቀመጡ ነው።' : 'ይህ መልእክት የደረስዎት እነዚህን ጨረታዎች ስላስቀመጡ ነው።'),
  },
  weeklyLetter: {
    subject: (count) =>
      count === 1 ? 'ባለፈው ሳምንት ለእርስዎ የሚስማማ አዲስ ጨረታ ወጥቷል' : `ባለፈው ሳምንት ለእርስዎ የሚስማሙ ${count} አዳዲስ ጨረታዎች ወጥተዋል`,
    lead: 'ደንበኛ ሲሆኑ የመዝጊያ ቀናቸውን ያያሉ፣ ሙሉውን ያነባሉ፣ አዲስ ሲወጣም ወዲያውኑ እናሳውቅዎታለን።',
    rest: (more) => `እና ሌሎች ${more}`,
    action: 'የደንበኝነት አማራጭ ይምረጡ',
    why: 'ይህ መልእክት ሰኞ ሰኞ የሚደርስዎት ምርጫዎን ስላሳወቁን ወይም ፍለጋ ስላስቀመጡና ደንበኝነት ስለሌለዎት ነው።',
  },
  smsAnswer: {
    stopped: 'አዋጅ፦ ከእንግዲህ አጭር መልእክት አንልክልዎትም። ለመመለስ START ብለው ይላኩ።',
    started: 'አዋጅ፦ እንደገና አጭር መልእክት እንልክልዎታለን። ለማቆም STOP ብለው ይላኩ።',
    help: 'አዋጅ፦ መልእክት ለማቆም STOP፣ እንደገና ለማግኘት START ብለው ይላኩ።',
  },
  testMessage: {
    subject: 'ማንቂያዎች እዚህ ይደርሱዎታል',
    lead: 'ይህ የጠየቁት የሙከራ መልእክት ነው። የአዳዲስ ጨረታዎች ማንቂያዎችም በዚሁ መንገድ ይደርሱዎታል።',
    action: 'ቅንብሮችን ይክፈቱ',
    why: 'ይህ መልእክት የደረስዎት በቅንብሮች ውስጥ የሙከራ መልእክት ስለጠየቁ ነው።',
    sms: 'አዋጅ፦ የጠየቁት የሙከራ መልእክት ይኸው። ማንቂያዎች እዚህ ይደርሳሉ።',
  },
  tendersClosing: {
    inDays: (days) => (days === 0 ? 'ዛሬ' : days === 1 ? 'ነገ' : `ከ${days} ቀን በኋላ`),
    one: {
      subject: (when, title) => `${when} ይዘጋል፦ ${title}`,
      lead: 'ያስቀመጡት ጨረታ በቅርቡ ይዘጋል።',
      action: 'ጨረታውን ይክፈቱ',
      sms: (when) => `አዋጅ፦ ያስቀመጡት ጨረታ ${when} ይዘጋል።`,
    },
    several: {
      subject: (count) => `ካስቀመጧቸው ጨረታዎች ${count}ቱ በቅርቡ ይዘጋሉ`,
      action: 'ያስቀመጧቸውን ጨረታዎች ይክፈቱ',
      sms: (count, when) => `አዋጅ፦ ካስቀመጧቸው ጨረታዎች ${count}ቱ በቅርቡ ይዘጋሉ፤ የመጀመሪያው ${when}።`,
    },
    closes: (when) => `${when} ይዘጋል`,
    rest: (more) => `እና ሌሎች ${more}`,
    settings: 'ማስታወሻዎችን ይቀይሩ ወይም ያቁሙ',
    why: 'ይህ መልእክት የደረስዎት ያስቀመጡት ጨረታ በቅርቡ ስለሚዘጋ ነው።',
  },
  planEnding: {
    trial: {
      subject: (until) => `የነጻ ሙከራ ጊዜዎ በ${until} ያበቃል`,
      lead: (until) => `እስከ ${until} ድረስ ሁሉንም ጨረታዎች በሙሉ ማንበብ ይችላሉ።`,
      note: 'ለመቀጠል ደንበኛ ይሁኑ፤ እንደተከፈለ ወዲያውኑ ይጀምራል።',
      action: 'ደንበኛ ይሁኑ',
      sms: (until) => `አዋጅ፦ የነጻ ሙከራ ጊዜዎ በ${until} ያበቃል። ለመቀጠል ደንበኛ ይሁኑ።`,
    },
    plan: {
      subject: (until) => `ደንበኝነትዎ በ${until} ያበቃል`,
      lead: (until) => `እስከ ${until} ድረስ ሁሉንም ጨረታዎች በሙሉ ማንበብ ይችላሉ።`,
      note: 'አሁኑኑ ቢያድሱ ምንም ቀን አይጎድልብዎትም፤ አዲሱ ጊዜ የሚጀምረው አሁን ያለው ሲያበቃ ነው።',
      action: 'ያድሱ',
      sms: (until) => `አዋጅ፦ ደንበኝነትዎ በ${until} ያበቃል። አሁኑኑ ቢያድሱ ቀን አይጎድልም።`,
    },
  },
  planEnded: {
    trial: {
      subject: 'የነጻ ሙከራ ጊዜዎ አብቅቷል',
      lead: (since) => `በ${since} ስላበቃ ጨረታዎች እንደገና ተቆልፈዋል። ያስቀመጧቸው አልጠፉም።`,
      action: 'ደንበኛ ይሁኑ',
      sms: 'አዋጅ፦ የነጻ ሙከራ ጊዜዎ አብቅቷል። ለመቀጠል ደንበኛ ይሁኑ።',
    },
    plan: {
      subject: 'ደንበኝነትዎ አብቅቷል',
      lead: (since) => `በ${since} ስላበቃ ጨረታዎች እንደገና ተቆልፈዋል። ያስቀመጧቸው አልጠፉም።`,
      action: 'ያድሱ',
      sms: 'አዋጅ፦ ደንበኝነትዎ አብቅቷል። ለመቀጠል ያድሱ። ያስቀመጧቸው አልጠፉም።',
    },
  },
};
