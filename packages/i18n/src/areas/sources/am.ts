import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  description: 'አዋጅ የጨረታ ማስታወቂያ የሚያነብባቸው ጋዜጦች፣ መጽሔቶችና ድረ ገጾች፦ እያንዳንዱ መቼ እንደተነበበ፣ ስንት ማስታወቂያ እንደነበረውና ምን እንደጎደለ።',
  lead: 'ማስታወቂያዎቻችን ከየት እንደሚመጡ፣ እያንዳንዱን ምንጭ መቼ እንዳነበብንና ምን እንደጎደለ።',
  upToDate(fresh, all) {
    if (fresh < all) return `ከ${all} ምንጮች ወቅታዊ የሆኑት ${fresh} ናቸው።`;
    return all === 1 ? 'ወቅታዊ ነው።' : `ሁሉም ${all} ወቅታዊ ናቸው።`;
  },
  untilYesterday: 'ብዛቱና የጎደሉት ቀናት እስከ ትናንት ድረስ ያሉት ናቸው።',
  collected: {
    title: 'በራስ ሰር የሚነበቡ',
    none: 'እስካሁን በራስ ሰር የሚነበብ ምንጭ የለም',
    noneHint: 'ለጊዜው ማስታወቂያዎችን የሚያስገቡት ሠራተኞቻችን ናቸው።',
  },
  byHand: { title: 'በሠራተኞቻችን የሚገቡ' },
  notRead: { title: 'ገና ያልተነበቡ', text: 'እነዚህን ምንጮች እናውቃቸዋለን፤ ግን እስካሁን ከእነሱ ያገኘነው ማስታወቂያ የለም።' },
  columns: {
    source: 'ምንጭ',
    read: 'የተነበበበት ጊዜ',
    newest: 'የመጨረሻው ማስታወቂያ',
    week: 'ባለፉት 7 ቀናት',
    gaps: 'የጎደሉ ቀናት',
  },
  kinds: {
    newspaper: 'ጋዜጣ',
    magazine: 'መጽሔት',
    site: 'ድረ ገጽ',
    portal: 'ፖርታል',
    television: 'ቴሌቪዥን',
    email: 'ኢሜይል',
  },
  late: 'ዘግይቷል',
  read: {
    never: 'ገና አልተነበበም',
    today: (time) => `ዛሬ ${time}`,
    yesterday: (time) => `ትናንት ${time}`,
    notSince: (day) => `ከ${day} ጀምሮ አልተነበበም`,
  },
  notices: (count) => `${count} ማስታወቂያ`,
  few: 'ከ5 በታች',
  gaps: {
    none: 'የለም',
    many: (issues) => `በ2 ሳምንት ${issues} እትሞች`,
  },
  ask: 'የጎደለ ምንጭ ወይም ወጥቶ እዚህ ያላገኙት ማስታወቂያ አለ? በማንኛውም ሰዓት ይደውሉልን፦',
} satisfies Translation<typeof english>;
