import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

const fields: Translation<typeof english.fields> = {
  identifier: 'ኢሜይል ወይም ስልክ',
  email: 'ኢሜይል',
  phone: 'የሞባይል ስልክ ቁጥር',
  phoneHint: 'ለምሳሌ 0911 234 567',
  firstName: 'ስም',
  lastName: 'የአባት ስም',
  companyName: 'የድርጅት ስም',
  password: 'የይለፍ ቃል',
  passwordHint: 'ቢያንስ 6 ምልክቶች',
  newPassword: 'አዲስ የይለፍ ቃል',
  confirmPassword: 'የይለፍ ቃሉን ያረጋግጡ',
  showPassword: 'የይለፍ ቃሉን ያሳዩ',
  hidePassword: 'የይለፍ ቃሉን ይደብቁ',
  code: 'ኮድ',
  digit: (place, length) => `አኃዝ ${place} ከ${length}`,
  character: (place, length) => `ምልክት ${place} ከ${length}`,
};

const problems: Translation<typeof english.problems> = {
  identifier: 'ትክክለኛ ኢሜይል ወይም ስልክ ቁጥር አይደለም።',
  tooShort: 'ቢያንስ 6 ምልክቶች ያስፈልጋሉ።',
  tooLong: 'ከ128 ምልክቶች መብለጥ አይችልም።',
  incomplete: 'የኮዱን 4 ምልክቶች በሙሉ ያስገቡ።',
  invalidCode: 'ይህ ምልክት በእኛ ኮዶች ውስጥ የለም። እባክዎ መልእክቱን እንደገና ይመልከቱ።',
  missingDigits: 'የኮዱን 4 አኃዞች በሙሉ ያስገቡ።',
  leadingZero: 'ኮድ በ0 አይጀምርም። እባክዎ መልእክቱን እንደገና ይመልከቱ።',
};

const login: Translation<typeof english.login> = {
  submit: 'ይግቡ',
  again: 'ከመለያዎ ወጥተዋል። እንደገና ገብተው ካቆሙበት ይቀጥሉ።',
  refused: 'መግባት አልተቻለም',
  refusedReason: 'ኢሜይሉ፣ ስልኩ ወይም የይለፍ ቃሉ ትክክል አይደለም።',
  forgot: 'የይለፍ ቃልዎን ረሱት?',
  noAccount: 'እስካሁን አልተመዘገቡም?',
  signUp: 'ይመዝገቡ',
};

const signup: Translation<typeof english.signup> = {
  planTitle: 'የደንበኝነት ጊዜ ይምረጡ',
  paymentTitle: 'ክፍያ',
  steps: { label: 'ምዝገባ', first: 'የመጀመሪያ ደረጃ', second: 'ሁለተኛ ደረጃ', completed: 'ተጠናቋል', done: 'አልቋል' },
  stepHints: ['እርስዎ', 'ደንበኝነት', 'ክፍያ'],
  plan: { chosen: 'የመረጡት', change: 'ሌላ ይምረጡ', keep: 'ይህን ይያዙ' },
  back: 'ይመለሱ',
  next: 'ይቀጥሉ',
  submit: 'ይመዝገቡ',
  hasAccount: 'መለያ አለዎት?',
  logIn: 'ይግቡ',
};

const payment: Translation<typeof english.payment> = {
  intro: 'መለያዎ ተዘጋጅቷል። ሁሉንም ጨረታዎች ለማንበብ ይክፈሉ።',
  ways: 'የክፍያ መንገዶች',
  online: 'የኦንላይን ክፍያ',
  bank: 'የባንክ ዝውውር',
  payWith: 'የሚከፍሉበት',
  provider: 'በቻፓ ከፍለው ወዲያው ወደዚህ ይመለሳሉ። ደንበኝነትዎ ወዲያው ይጀምራል፤ ደረሰኙም ይላክልዎታል።',
  refund: 'ካልተስማማዎት በ30 ቀናት ውስጥ ገንዘብዎ ይመለሳል።',
  refundPolicy: 'የተመላሽ ክፍያ ፖሊሲ',
  failed: 'የክፍያ ገጹ አልተከፈተም',
  amount: 'የገንዘብ መጠን',
  invoiceNumber: 'የክፍያ መጠየቂያ ቁጥር',
  account: 'የሒሳብ ቁጥር',
  accounts: 'የሒሳብ ቁጥሮቻችን',
  holder: 'የሒሳቡ ስም',
  quote: 'ሲያስተላልፉ በምክንያት (Reference) ቦታ ላይ የክፍያ መጠየቂያ ቁጥርዎን ይጻፉ።',
  copyAll: 'ሁሉንም ይቅዱ',
  sent: 'አስተላልፌያለሁ',
  sentTitle: 'እናመሰግናለን።',
  copy: (what) => `ይቅዱ፦ ${what}`,
  copied: 'ተቀድቷል።',
  copyFailed: 'አሳሽዎ መቅዳት አልፈቀደም። ጽሑፉን መርጠው ይቅዱ።',
  after: 'ክፍያው እንደደረሰን ደንበኝነትዎ ይጀምራል፤ ብዙ ጊዜ ከአንድ የሥራ ቀን አይበልጥም።',
  afterSent: 'ሒሳባችንን በየሥራ ቀኑ እናያለን። ያስተላለፉት ገንዘብ እንደደረሰን ደንበኝነትዎ ይጀምራል፤ ደረሰኙም ይላክልዎታል። ሌላ የሚያደርጉት ነገር የለም።',
  toTenders: 'ጨረታዎችን ይመልከቱ',
  later: 'ለአሁን ይለፉት',
};

const forgot: Translation<typeof english.forgot> = {
  title: 'የይለፍ ቃልዎን ረሱት?',
  intro: 'አራት ምልክቶች ያሉት ኮድ ወደ ስልክዎ እንልካለን።',
  send: 'ኮዱን ይላኩ',
  codeTitle: 'ኮዱን ያስገቡ',
  sentTo: (phone) => `በ${phone} የተመዘገበ መለያ ካለ ኮድ ወደዚያው ተልኳል።`,
  otherPhone: 'ሌላ ቁጥር ይጠቀሙ',
  verify: 'ኮዱን ያረጋግጡ',
  resetTitle: 'የጠፋ የይለፍ ቃል መቀየሪያ',
  change: 'የይለፍ ቃሉን ይቀይሩ',
  askAgain: 'አዲስ ኮድ ይጠይቁ',
  doneTitle: 'የይለፍ ቃልዎ ተቀይሯል!',
  done: 'አሁን ገብተዋል።',
  home: 'ወደ መነሻ ይመለሱ',
};

const resend: Translation<typeof english.resend> = {
  label: 'ኮዱን እንደገና ይላኩ',
  waiting: (seconds) => `ከ${seconds} ሰከንድ በኋላ`,
  ready: 'ኮዱን እንደገና ማስላክ ይችላሉ።',
};

const verification: Translation<typeof english.verification> = {
  phone: {
    title: 'ስልክዎን ያረጋግጡ',
    wrong: 'ቁጥሩ የተሳሳተ ነው?',
    done: 'ስልክዎ ተረጋግጧል።',
    missing: 'መለያዎ ገና የስልክ ቁጥር የለውም። በመለያዎ ላይ ያስገቡና እዚህ ያረጋግጡት።',
  },
  email: {
    title: 'ኢሜይልዎን ያረጋግጡ',
    wrong: 'ኢሜይሉ የተሳሳተ ነው?',
    done: 'ኢሜይልዎ ተረጋግጧል።',
    missing: 'መለያዎ ገና ኢሜይል የለውም። በመለያዎ ላይ ያስገቡና እዚህ ያረጋግጡት።',
  },
  sending: (contact) => `ኮዱ ወደ ${contact} በመላክ ላይ ነው።`,
  sentTo: (contact) => `ወደ ${contact} ተልኳል። ኮዱ ለ10 ደቂቃ ይሠራል።`,
  notSent: 'ኮዱ አልተላከም',
  verify: 'ያረጋግጡ',
  verified: 'ተረጋግጧል!',
  already: 'አስቀድሞ ተረጋግጧል',
  toTenders: 'ወደ ጨረታዎች ይመለሱ',
  toAccount: 'የእኔ መለያ',
};

export const words = { fields, problems, login, signup, payment, forgot, resend, verification };
