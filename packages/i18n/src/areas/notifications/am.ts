import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

const channels = { phone: 'ስልክ', email: 'ኢሜይል' };

export const words: Translation<typeof english> = {
  mail: {
    brand: 'አዋጅ',
    about: 'ይህ መልእክት ስለ እርስዎ የአዋጅ መለያ ስለሆነ የማሳወቂያ ምርጫዎ ምንም ቢሆን ይደርስዎታል።',
    address: 'አዝራሩ አልሠራም? ይህን አድራሻ ይክፈቱ፦',
    unsubscribe: 'እነዚህ ኢሜይሎች እንዳይላኩልኝ',
  },
  resetCode: {
    subject: (code) => `${code} የአዲስ የይለፍ ቃል ኮድዎ ነው`,
    lead: 'ይህን ኮድ በጠየቁበት ገጽ ላይ አስገብተው አዲስ የይለፍ ቃል ይምረጡ።',
    note: 'ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ፤ እኛ በፍጹም አንጠይቅዎትም።',
    sms: (code) => `አዋጅ፦ ${code} የአዲስ የይለፍ ቃል ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።`,
  },
  contactCode: {
    subject: (code) => `${code} የማረጋገጫ ኮድዎ ነው`,
    lead: 'አድራሻው የእርስዎ መሆኑን ለማረጋገጥ ይህን ኮድ በጠየቁበት ገጽ ላይ ያስገቡ።',
    note: 'ለ10 ደቂቃ ይሠራል።',
    sms: (code) => `አዋጅ፦ ${code} የማረጋገጫ ኮድዎ ነው። ለ10 ደቂቃ ይሠራል።`,
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
    plan: (until) => `እናመሰግናለን። ምዝገባዎ እስከ ${until} ድረስ ይሠራል።`,
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
    plan: (plan) => `የ${plan} ምዝገባ`,
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
    settings: 'ማሳወቂያ ይቀይሩ',
    buttons: {
      save: '☆ ያስቀምጡ',
      unsave: '★ ተቀምጧል',
      dismiss: 'አይመለከተኝም',
      restore: 'ይመልሱ',
      mute: 'የዚህን ድርጅት አታሳውቁኝ',
      unmute: 'ማሳወቂያው ቆሟል፤ ይመልሱ',
    },
  },
  newTenders: {
    subject: (count) => (count === 1 ? 'ለእርስዎ የሚስማማ አዲስ ጨረታ' : `ለእርስዎ የሚስማሙ ${count} አዲስ ጨረታዎች`),
    lead: {
      feed: 'ከመረጧቸው ዘርፎች፣ ክልሎችና ቋንቋዎች ጋር ይስማማሉ። ቀድሞ የሚዘጋው መጀመሪያ ተቀምጧል።',
      searches: (names) => `ያስቀመጧቸው ፍለጋዎች ያገኟቸው ናቸው፦ ${names}። ቀድሞ የሚዘጋው መጀመሪያ ተቀምጧል።`,
      both: (names) => `ምርጫዎችዎና ያስቀመጧቸው ፍለጋዎች ያገኟቸው ናቸው፦ ${names}። ቀድሞ የሚዘጋው መጀመሪያ ተቀምጧል።`,
    },
    closes: (day) => `መዝጊያ፦ ${day}`,
    action: 'ዝርዝሩን ይክፈቱ',
    open: 'ጨረታውን ይክፈቱ',
    rest: (more) => `ቀሪዎቹን ${more} ጨረታዎች ይመልከቱ`,
    settings: 'የማሳወቂያ ምርጫዎን ይቀይሩ',
    why: 'ይህ መልእክት የደረስዎት ከምርጫዎችዎና ካስቀመጧቸው ፍለጋዎች በመነሣት፣ ማሳወቂያ ስለከፈቱ ነው።',
    sms: (count) => (count === 1 ? 'አዋጅ፦ ለእርስዎ አዲስ ጨረታ።' : `አዋጅ፦ ለእርስዎ ${count} አዲስ ጨረታዎች።`),
  },
  tenderChanged: {
    kinds: {
      extended: {
        subject: (title) => `ተራዝሟል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ የመዝጊያ ቀን ተራዝሟል።',
        sms: (day) => (day === null ? 'አዋጅ፦ ያስቀመጡት ጨረታ የመዝጊያ ቀን ተራዝሟል።' : `አዋጅ፦ ያስቀመጡት ጨረታ እስከ ${day} ተራዝሟል።`),
      },
      cancelled: {
        subject: (title) => `ተሰርዟል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ተሰርዟል። የመወዳደሪያ ሰነዶች አይከፈቱም።',
        sms: () => 'አዋጅ፦ ያስቀመጡት ጨረታ ተሰርዟል።',
      },
      're-advertised': {
        subject: (title) => `እንደገና ወጥቷል፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ እንደገና ወጥቷል። አንዳንድ ነጥቦች ተለውጠው ሊሆን ይችላል።',
        sms: (day) => (day === null ? 'አዋጅ፦ ያስቀመጡት ጨረታ እንደገና ወጥቷል።' : `አዋጅ፦ ያስቀመጡት ጨረታ እንደገና ወጥቷል፤ መዝጊያ ${day}።`),
      },
      corrected: {
        subject: (title) => `ማስተካከያ፦ ${title}`,
        lead: 'ያስቀመጡት ጨረታ ቀን፣ ዋጋ ወይም ማስከበሪያ ተስተካክሏል።',
        sms: () => 'አዋጅ፦ ባስቀመጡት ጨረታ ላይ ማስተካከያ ተደርጓል።',
      },
    },
    buyer: 'ድርጅት',
    closing: 'የመዝጊያ ቀን',
    action: 'ለውጡን ይመልከቱ',
    why: 'ይህ መልእክት የደረስዎት ይህን ጨረታ ስላስቀመጡ ነው።',
  },
  weeklyLetter: {
    subject: (count) =>
      count === 1 ? 'ባለፈው ሳምንት ለእርስዎ የሚስማማ አዲስ ጨረታ ወጥቷል' : `ባለፈው ሳምንት ለእርስዎ የሚስማሙ ${count} አዲስ ጨረታዎች ወጥተዋል`,
    lead: 'እነዚህ ጨረታዎች ከሚፈልጉት ጋር ይስማማሉ። ሲመዘገቡ የመዝጊያ ቀናቸውን ያያሉ፣ ሙሉውን ያነባሉ፣ አዲስ ሲወጣም ወዲያውኑ ይነገርዎታል።',
    rest: (more) => `ከታች የተዘረዘሩት የተወሰኑት ናቸው፤ ሌሎች ${more} ጨረታዎችም አሉ።`,
    action: 'ምዝገባ ይምረጡ',
    settings: 'ምርጫዎን ይቀይሩ',
    why: 'ይህ መልእክት ሰኞ ሰኞ የሚደርስዎት ምርጫዎችን ስለመረጡ ወይም ፍለጋ ስላስቀመጡና ምዝገባ ስለሌለዎት ነው።',
  },
  testMessage: {
    subject: 'ማሳወቂያዎች እዚህ ይደርሱዎታል',
    lead: 'ይህ የጠየቁት የሙከራ መልእክት ነው። የአዳዲስ ጨረታዎች ማሳወቂያዎችም በዚሁ መንገድ ይደርሱዎታል።',
    action: 'ቅንብሮችን ይክፈቱ',
    why: 'ይህ መልእክት የደረስዎት በቅንብሮች ውስጥ የሙከራ መልእክት ስለጠየቁ ነው።',
    sms: 'አዋጅ፦ የጠየቁት የሙከራ መልእክት ይኸው። ማሳወቂያዎች እዚህ ይደርሳሉ።',
  },
  planEnding: {
    trial: {
      subject: (until) => `የነጻ ሙከራ ጊዜዎ በ${until} ያበቃል`,
      lead: (until) => `እስከ ${until} ድረስ ሁሉንም ጨረታዎች በሙሉ ማንበብ ይችላሉ።`,
      note: 'ለመቀጠል ምዝገባ ይምረጡ፤ እንደተከፈለ ወዲያውኑ ይጀምራል።',
      action: 'ምዝገባ ይምረጡ',
      sms: (until) => `አዋጅ፦ የነጻ ሙከራ ጊዜዎ በ${until} ያበቃል። ለመቀጠል ምዝገባ ይምረጡ።`,
    },
    plan: {
      subject: (until) => `ምዝገባዎ በ${until} ያበቃል`,
      lead: (until) => `እስከ ${until} ድረስ ሁሉንም ጨረታዎች በሙሉ ማንበብ ይችላሉ።`,
      note: 'አሁኑኑ ቢያድሱ ምንም ቀን አይጎድልብዎትም፤ አዲሱ ጊዜ የሚጀምረው አሁን ያለው ሲያበቃ ነው።',
      action: 'ያድሱ',
      sms: (until) => `አዋጅ፦ ምዝገባዎ በ${until} ያበቃል። አሁኑኑ ቢያድሱ ቀን አይጎድልም።`,
    },
  },
  planEnded: {
    trial: {
      subject: 'የነጻ ሙከራ ጊዜዎ አብቅቷል',
      lead: (since) => `በ${since} ስላበቃ ጨረታዎች እንደገና ተቆልፈዋል። ያስቀመጧቸው አልጠፉም።`,
      action: 'ምዝገባ ይምረጡ',
      sms: 'አዋጅ፦ የነጻ ሙከራ ጊዜዎ አብቅቷል። ለመቀጠል ምዝገባ ይምረጡ።',
    },
    plan: {
      subject: 'ምዝገባዎ አብቅቷል',
      lead: (since) => `በ${since} ስላበቃ ጨረታዎች እንደገና ተቆልፈዋል። ያስቀመጧቸው አልጠፉም።`,
      action: 'ያድሱ',
      sms: 'አዋጅ፦ ምዝገባዎ አብቅቷል። ለመቀጠል ያድሱ። ያስቀመጧቸው አልጠፉም።',
    },
  },
};
