import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

/** Messages about payments and plans. */
export const words: Translation<typeof english> = {
  paymentReceived: {
    subject: (invoice, amount) => `የ${invoice} ደረሰኝ፦ ${amount}`,
    title: 'ክፍያዎ ደርሶናል',
    plan: (until) => `እናመሰግናለን። ደንበኝነትዎ እስከ ${until} ድረስ ይሠራል።`,
    document: (title) => `እናመሰግናለን። “${title}” አሁን የእርስዎ ነው፤ በፈለጉት ጊዜ ማውረድ ይችላሉ።`,
    welcome: 'ወደ አዋጅ እንኳን ደህና መጡ። ምን እንደሚያቀርቡና የት እንደሚሠሩ ይንገሩን፤ የሚስማሙዎትን ጨረታዎች እናመጣልዎታለን።',
    actions: { invoice: 'ደረሰኙን ይመልከቱ', download: 'ሰነዱን ያውርዱ', preferences: 'ምድብና ክልል ይምረጡ' },
    sms: {
      plan: (invoice, amount, until) => `አዋጅ፦ የ${invoice} ክፍያ ${amount} ደርሶናል። እስከ ${until} ይሠራል።`,
      document: (invoice, amount) => `አዋጅ፦ የ${invoice} ክፍያ ${amount} ደርሶናል። ሰነድዎን ማውረድ ይችላሉ።`,
    },
  },
  invoice: {
    number: 'የክፍያ መጠየቂያ ቁጥር',
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
    action: 'የክፍያ መጠየቂያውን ይመልከቱ',
    sms: (invoice) => `አዋጅ፦ የ${invoice} ክፍያዎን እያጣራን ነው። እንደገና አይክፈሉ፤ እናሳውቅዎታለን።`,
  },
  paymentFailed: {
    subject: (invoice) => `የ${invoice} ክፍያዎ አልተሳካም`,
    lead: (invoice, amount) => `የ${invoice} ክፍያ (${amount}) አልተሳካም፤ የደረሰን ገንዘብ የለም።`,
    note: 'በተመሳሳይ ወይም በሌላ መንገድ እንደገና ይሞክሩ። ገንዘቡ ከሒሳብዎ ወጥቶ ከሆነ ግን እንደገና አይክፈሉ፤ እንደደረሰን ራሳችን እንመዘግበዋለን።',
    action: (amount) => `${amount} ይክፈሉ`,
    sms: (invoice) => `አዋጅ፦ የ${invoice} ክፍያዎ አልተሳካም። የደረሰን ገንዘብ የለም።`,
  },
  paymentIncomplete: {
    subject: (invoice) => `ከ${invoice} ክፍያዎ የቀረ አለ`,
    lead: (invoice, amount, missing) => `ከ${invoice} ክፍያ ${amount} ደርሶናል፤ ${missing} ይቀራል።`,
    note: 'ቀሪው እንደደረሰ ያዘዙት ይጀምራል። ሲልኩ የክፍያ መጠየቂያውን ቁጥር ይጥቀሱ።',
    action: 'የክፍያ መጠየቂያውን ይመልከቱ',
    sms: (invoice, amount, missing) => `አዋጅ፦ ከ${invoice} ክፍያ ${amount} ደርሷል፤ ${missing} ይቀራል።`,
  },
  paymentSurplus: {
    subject: (invoice) => `ለ${invoice} በትርፍ ተከፍሏል`,
    lead: (invoice, amount, surplus) => `የ${invoice} ክፍያ ${amount} ደርሶናል፤ ከዋጋው በላይ ${surplus} ከፍለዋል።`,
    note: 'ምንም ማድረግ አያስፈልግዎትም፤ ትርፉን እንመልሳለን፤ ስንልክም እናሳውቅዎታለን።',
    action: 'ደረሰኙን ይመልከቱ',
    sms: (invoice, amount, surplus) => `አዋጅ፦ የ${invoice} ክፍያ ${amount} ደርሷል፤ ትርፉን ${surplus} እንመልሳለን።`,
  },
  paymentReturned: {
    subject: (invoice) => `የ${invoice} ገንዘብዎ ተመልሷል`,
    lead: (invoice, amount) => `ከ${invoice} ክፍያዎ ${amount} መልሰንልዎታል።`,
    note: 'ባንክዎ ወይም የሞባይል ገንዘብ አገልግሎትዎ ጥቂት ቀናት ሊወስድ ይችላል።',
    action: 'የክፍያ መጠየቂያውን ይመልከቱ',
    sms: (invoice, amount) => `አዋጅ፦ ከ${invoice} ክፍያዎ ${amount} መልሰንልዎታል።`,
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
