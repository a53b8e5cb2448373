/** For whoever shows a notice in a language that the interface does not speak. Apart, so that its readers load none of it. */
export const noticeMonthNames = {
  om: "Fulbaana Onkoloolessa Sadaasa Muddee Amajjii Guraandhala Bitootessa Ebla Caamsaa Waxabajjii Adoolessa Hagayya Qaam'ee".split(
    ' ',
  ),
  ti: 'መስከረም ጥቅምቲ ሕዳር ታሕሳስ ጥሪ ለካቲት መጋቢት ሚያዚያ ጉንበት ሰነ ሓምለ ነሓሰ ጷጉሜ'.split(' '),
} as const;
