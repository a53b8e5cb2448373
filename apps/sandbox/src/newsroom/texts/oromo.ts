import type { Phrasing } from './phrasing.ts';

export const oromo: Phrasing = {
  titles: {
    goods: ['Beeksisa Caalbaasii: Bittaa {object}', 'Caalbaasii {object} bituuf ba’e'],
    works: ['Caalbaasii Ifaa: {object}', 'Caalbaasii kontiraaktarootaa: {object}'],
    services: ['Beeksisa Caalbaasii: {object}', 'Dhaabbilee {object} kennan filachuuf caalbaasii ba’e'],
    sale: ['Caalbaasii Gurgurtaa: {object}', 'Beeksisa gurgurtaa: {object}'],
  },
  invitations: {
    goods: [
      '{buyer} {object} caalbaasii ifaan wal dorgomsiisee bituu barbaada.',
      '{buyer} dhiyeessitoota irraa {object} bituuf dorgomtoota ni afeera.',
    ],
    works: [
      '{buyer} {object} {place} keessatti caalbaasii ifaan hojjechiisuu barbaada.',
      '{object} {place} keessatti hojjetamuuf kontiraaktaroonni hayyama qaban akka dorgoman {buyer} waamicha dhiyeessa.',
    ],
    services: [
      '{buyer} {object} caalbaasii ifaan bituu barbaada.',
      'Waggaa tokkoof {object} argachuuf {buyer} dhaabbilee wal dorgomsiisuu barbaada.',
    ],
    sale: [
      '{buyer} {object} caalbaasii ifaan gurguruu barbaada.',
      '{object} {place} keessatti argaman caalbaasiin akka gurguraman {buyer} ni beeksisa.',
    ],
  },
  number: ['Lakk. Caalbaasii {number}', 'Lakkoofsa caalbaasii: {number}'],
  requirements: [
    'Dorgomtoonni hayyama daldalaa haaromfame, lakkoofsa TIN fi ragaa VAT dhiyeessuu qabu.',
    'Hayyama bara kanaa kan haaromfatan dorgomuu ni danda’u.',
  ],
  lots: ['Gosoota caalbaasichaa:', 'Tarreen isaa looteen:'],
  lot: 'Looti',
  document: [
    'Sanada caalbaasii qarshii hin deebine {price} kaffaluun sa’aatii hojiitti fudhachuun ni danda’ama.',
    'Sanadni kaffaltii qarshii {price} hin deebineen kutaa bittaa irraa ni kennama.',
  ],
  bondAmount: [
    'Kabachiisa caalbaasii qarshii {bond} CPO yookiin wabii baankiitiin qabsiisuun barbaachisaadha.',
    'Dorgomaan hundi kabachiisa caalbaasii qarshii {bond} CPO mirkanaa’een ni qabsiisa.',
  ],
  bondPercent: [
    'Kabachiisi caalbaasii gatii waliigalaa dhibbantaa {percent} CPO dhaan dhiyaachuu qaba.',
    'Dorgomtoonni gatii dhiyeessan irraa kabachiisa caalbaasii {percent}% ni qabsiisu.',
  ],
  submission: [
    'Gatiin postaa cufameen saanduqa caalbaasii keessa ni gala.',
    'Sanadni teeknikaa fi gatii adda addaan saamsamee dhiyaata.',
  ],
  closesOnDay: ['Caalbaasichi {date} {hour} ni cufama.', 'Sanadni hanga {date} {hour} qofatti fudhatama.'],
  closesOnNthDay: [
    'Caalbaasichi guyyaa beeksisni kun ba’e irraa eegalee guyyaa {nth}ffaa {hour} ni cufama.',
    'Guyyaa maxxanfame irraa eegalee guyyoota walitti aanan {nth}f turee guyyaa dhumaa {hour} ni cufama.',
  ],
  closesOnNthWorkingDay: [
    'Caalbaasichi guyyaa beeksisni kun ba’e irraa eegalee guyyoota hojii walitti aanan {nth}f turee guyyaa dhumaa {hour} ni cufama.',
    'Guyyaa maxxanfame irraa eegalee guyyaa hojii {nth}ffaatti {hour} ni cufama.',
  ],
  opensSameDay: [
    'Guyyuma sana {hour} bakka dorgomtoonni argamanitti ni banama.',
    'Caalbaasichi guyyaadhuma sana {hour} ifatti ni banama.',
  ],
  holiday: [
    'Guyyichi ayyaana yoo ta’e guyyaa hojii itti aanutti sa’aatii wal fakkaataatti raawwatama.',
    'Guyyaa hojii yoo hin taane guyyaa hojii itti aanutti banama.',
  ],
  rights: [
    'Manni hojichaa caalbaasicha guutummaan yookiin gartokkoon haquuf mirga qaba.',
    'Karaan fooyya’aan yoo argame caalbaasichi haqamuu danda’a.',
  ],
  contact: [
    'Teessoo: {place}, bilbila {phones}',
    'Odeeffannoo dabalataaf lakk. bilbilaa {phones} irratti bilbilaa; {place}',
  ],
  followUp: {
    extension: {
      title: 'Beeksisa dheerina yeroo caalbaasii: {object}',
      text: '{buyer} caalbaasii {object} lakkoofsa {number} baase yeroon cufamaa gara {date} {hour} tti akka dheerate ni beeksisa.',
    },
    cancellation: {
      title: 'Beeksisa haqamuu caalbaasii: {object}',
      text: '{buyer} caalbaasiin {object} lakkoofsa {number} ba’e haqamuu isaa ni ibsa.',
    },
    corrigendum: {
      title: 'Beeksisa sirreeffama caalbaasii: {object}',
      text: '{buyer} beeksisa caalbaasii {object} lakkoofsa {number} ba’e irratti kabachiisi caalbaasii qarshii {bond} jedhamee akka sirreeffamu ni beeksisa. Kan hafe akkuma tureetti itti fufa.',
    },
    award: {
      title: 'Bu’aa caalbaasii: {object}',
      text: '{buyer} caalbaasii {object} lakkoofsa {number} ba’een {winner} qarshii {amount} n mo’achuu isaa ni beeksisa.',
    },
    readvertisement: {
      title: 'Caalbaasii irra deebiin ba’e: {object}',
      text: '{buyer} caalbaasiin lakkoofsa {number} ba’e dorgomaan ga’aan waan hin argamneef {object} irra deebiin caalbaasii baaseera. Caalbaasiin haaraan {date} {hour} ni cufama. Kabachiisi caalbaasii qarshii {bond} dha.',
    },
  },
  months: [
    'Fulbaana',
    'Onkoloolessa',
    'Sadaasa',
    'Muddee',
    'Amajjii',
    'Guraandhala',
    'Bitootessa',
    'Ebla',
    'Caamsaa',
    'Waxabajjii',
    'Adoolessa',
    'Hagayya',
    'Qaam’ee',
  ],
  dates: ['{month} {day} bara {year} A.L.I.', 'gaafa {day}/{monthNumber}/{year} A.L.I.'],
  partsOfDay: ['halkan', 'ganama', 'ganama', 'waaree booda', 'galgala'],
  hour: ['sa’aatii {hour} {part}', '{part} sa’aatii {hour}'],
};
