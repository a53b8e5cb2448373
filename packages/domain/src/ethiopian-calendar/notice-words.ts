/** For notices in languages that the interface does not offer. In its own file, so that other users do not load it. */
export const noticeMonthNames = {
  om: "Fulbaana Onkoloolessa Sadaasa Muddee Amajjii Guraandhala Bitootessa Ebla Caamsaa Waxabajjii Adoolessa Hagayya Qaam'ee".split(
    ' ',
  ),
  ti: 'መስከረም ጥቅምቲ ሕዳር ታሕሳስ ጥሪ ለካቲት መጋቢት ሚያዚያ ጉንበት ሰነ ሓምለ ነሓሰ ጷጉሜ'.split(' '),
} as const;
