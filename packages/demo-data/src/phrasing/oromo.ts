import { enumerate, ethiopianDial, type Phrasing } from './phrasing.ts';

const months = [
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
];

export const oromo: Phrasing = {
  titles: {
    goods: [
      'Beeksisa Caalbaasii: bittaa {object}',
      'Beeksisa Caalbaasii Ifaa Lakk. {number}: bittaa {object}',
      '{subject} {object} caalbaasii ifaan dorgomsiisee bituu barbaada',
      'Bittaa {object} kan bara baajataa {year}',
      'Caalbaasii irra deebiin ba’e: bittaa {object}',
      'Bittaa {object}, iddoon galiinsaa {place}',
      '{subject} bara baajataa {year} keessa {object} dhiyeessitoota seera qabeessa caalbaasii ifaan dorgomsiisee bituu waan barbaaduuf dorgomtoota ni afeera',
      'Beeksisa bittaa meeshaalee: {object}',
    ],
    works: [
      'Beeksisa Caalbaasii: {object}',
      '{Object}, {place}',
      '{subject} {object} caalbaasii ifaan dorgomsiisee hojjechiisuu barbaada',
      'Caalbaasii hojii ijaarsaa Lakk. {number}: {object}',
      '{subject} {place} keessatti {object} kontiraaktaroota gahumsa qaban dorgomsiisee hojjechiisuu waan barbaaduuf caalbaasii ifa baaseera',
      'Caalbaasii irra deebiin ba’e: {object}, {place}',
    ],
    services: [
      'Beeksisa Caalbaasii: bittaa {object}',
      '{subject} {object} caalbaasiin dorgomsiisee bituu barbaada',
      'Caalbaasii bittaa tajaajilaa Lakk. {number}: {object}',
      'Bittaa {object} kan waggaa tokkoo, {place}',
      '{subject} {place} keessatti {object} dhaabbilee muuxannoo qaban caalbaasii ifaan dorgomsiisee bituuf beeksisa kana baaseera',
    ],
    consultancy: [
      'Beeksisa Caalbaasii Gorsitootaa: {object}',
      'Waamicha gorsitootaa: {object}',
      '{subject} dhaabbilee gorsaa {object} kennan dorgomsiisee qacaruu barbaada',
      'Caalbaasii Lakk. {number}: {object}, {place}',
    ],
    sale: [
      'Beeksisa Caalbaasii Gurgurtaa: {object}',
      'Gurgurtaa {object} caalbaasii ifaan',
      '{subject} {object} caalbaasii ifaan gurguruu barbaada',
      'Caalbaasii gurgurtaa Lakk. {number}: {object}, {place}',
      '{subject} {object} {place} keessatti argaman haala irra jiraniin caalbaasiin gurguruu waan barbaaduuf bittoota ni afeera',
    ],
    lease: [
      'Beeksisa Caalbaasii: {object}',
      'Caalbaasii {object}, {place}',
      '{subject} {object} caalbaasiin dorgomsiisee dabarsuu barbaada',
      'Caalbaasii marsaa Lakk. {number}: {object}',
    ],
  },
  invitations: {
    goods: [
      '{subject} {object} caalbaasii ifaan dorgomsiisee bituu barbaada.',
      '{subject} baajata ramadameef keessaa {object} dhiyeessitoota seera qabeessa irraa caalbaasiin bituu waan barbaaduuf dorgomtoota ni afeera.',
      '{subject} tajaajila hojii isaatiif {object} caalbaasii ifaa biyyoolessaatiin bituu barbaada.',
    ],
    works: [
      '{subject} {place} keessatti {object} kontiraaktaroota gahumsa qaban dorgomsiisee hojjechiisuu barbaada.',
      '{subject} {object} caalbaasii ifaan dorgomsiisee hojjechiisuu waan barbaaduuf kontiraaktaroota seera qabeessa ni afeera.',
    ],
    services: [
      '{subject} {object} dhaabbilee muuxannoo qaban irraa caalbaasiin dorgomsiisee bituu barbaada.',
      '{subject} {place} keessatti {object} argachuuf tajaajila kennitoota dorgomsiisee waliigaltee seenuu barbaada.',
    ],
    consultancy: [
      '{subject} dhaabbilee gorsaa {object} kennan caalbaasii ifaan dorgomsiisee qacaruu barbaada.',
      '{subject} {object} argachuuf gorsitoota muuxannoo gahaa qaban ni afeera.',
    ],
    sale: [
      '{subject} {object} haala irra jiraniin caalbaasii ifaan gurguruu barbaada.',
      '{subject} {place} keessatti {object} caalbaasiin gurguruu waan barbaaduuf namni fedhii qabu hunduu dorgomuu ni danda’a.',
    ],
    lease: [
      '{subject} {place} keessatti {object} caalbaasiin dorgomsiisee fayyadamtootaaf dabarsuu barbaada.',
      '{subject} {object} caalbaasii ifaan dabarsuuf beeksisa kana baaseera.',
    ],
  },
  callForBidders: [
    'Kanaafuu dorgomtoonni ulaagaa armaan gadii guuttan akka hirmaattan ni afeeramtu.',
    'Ulaagaan bal’aan sanada caalbaasii keessatti ibsameera.',
    'Namni yookiin dhaabbanni ulaagaa guutu hunduu dorgomuu ni danda’a.',
  ],
  noticeNumber: ['Lakk. Caalbaasii: {number}', 'Beeksisa Caalbaasii Lakk. {number}'],
  headings: {
    lots: 'Tarree meeshaalee fi hojii',
    requirements: 'Ulaagaalee',
    submission: 'Haala dhiyeessii caalbaasii',
    contact: 'Teessoo',
  },
  lotsLead: ['Tarreen isaa akka armaan gadiitti dhiyaateera:', 'Caalbaasichi kan armaan gadii of keessatti qabata:'],
  lotTable: {
    lot: 'Loottii',
    plot: 'Lakk. lafaa',
    number: 'Lakk.',
    description: 'Ibsa',
    unit: 'Safartuu',
    quantity: 'Baay’ina',
    place: 'Iddoo',
    security: 'Kabachiisa caalbaasii (qarshii)',
    startingPrice: 'Gatii ka’umsaa (qarshii)',
    area: 'Bal’ina (m²)',
    units: {
      piece: 'lakkoofsaan',
      set: 'seetii',
      pack: 'paakkii',
      quintal: 'kuntaala',
      litre: 'liitira',
      kilogram: 'kg',
      roll: 'roolii',
      metre: 'meetira',
      head: 'mataa',
    },
  },
  requirementsLead: [
    'Dorgomtoonni ulaagaalee armaan gadii guutuu qabu:',
    'Caalbaasii kana irratti hirmaachuu kan danda’an:',
    'Ulaagaalee dorgomtoota irraa eegaman:',
  ],
  requirements: {
    licence: [
      'Eeyyama daldalaa seera qabeessa kan bara {year} haaromfame kan qaban',
      'Damee hojii kanaan eeyyama daldalaa haaromfame dhiyeessuu kan danda’an',
    ],
    tin: ['Lakkoofsa Eenyummaa Kaffalaa Gibiraa (TIN) kan qaban', 'Waraqaa ragaa TIN kan dhiyeessan'],
    vat: [
      'Ragaa galmee Taaksii Dabalata Gatii (VAT) dhiyeessuu kan danda’an',
      'Galmaa’aa VAT ta’uu isaanii ragaa kan qaban',
    ],
    registered: [
      'Galmee dhiyeessitoota mootummaa irratti kan galmaa’an',
      'Ragaa dhiyeessaa ta’anii galmaa’uu isaanii kan qaban',
    ],
    clearance: [
      'Gibira bara kanaa kaffaluu isaanii ragaa (kiliraansii) kan dhiyeessan',
      'Caalbaasii irratti hirmaachuuf xalayaa deeggarsaa Abbaa Taayitaa Galiiwwanii irraa kan dhiyeessan',
    ],
    contractor: [
      'Sadarkaa {grade} fi isaa ol eeyyama kontiraaktarummaa haaromfame kan qaban',
      'Waraqaa ragaa gahumsaa kontiraaktaraa sadarkaa {grade} fi isaa ol kan qaban',
    ],
    experience: [
      'Hojii walfakkaataa irratti muuxannoo waggaa {years} fi isaa ol kan qaban',
      'Hojii walfakkaataa hojjechuu isaanii ragaa raawwii gaarii kan dhiyeessan',
    ],
    competence: ['Qaama dhimmi ilaallatu irraa waraqaa ragaa gahumsa ogummaa kan qaban'],
    drugLicence: ['Abbaa Taayitaa Nyaataa fi Qorichaa irraa ragaa gahumsaa kan dhiyeessan'],
    identity: ['Waraqaa eenyummaa haaromfame kan dhiyeessan', 'Waraqaa eenyummaa yookiin eeyyama daldalaa kan qaban'],
  },
  documentSold: [
    'Sanada caalbaasii qarshii hin deebine {price} (qarshii {priceWords}) kaffaluun waajjira muummee {address}, lakk. biiroo {room} irraa sa’aatii hojiitti bitachuun ni danda’ama.',
    'Dorgomtoonni qarshii {price} kan hin deebine kaffaluun sanada caalbaasii kutaa bittaa, biiroo lakk. {room} irraa fudhachuu ni danda’u.',
  ],
  documentFree: [
    'Sanada caalbaasii waajjira muummee {address}, lakk. biiroo {room} irraa kaffaltii malee fudhachuun ni danda’ama.',
    'Sanadni caalbaasii bilisaan kan kennamu yommuu ta’u sa’aatii hojiitti fudhachuun ni danda’ama.',
  ],
  bondAmount: [
    'Kabachiisni caalbaasii qarshii {bond} CPO baankiin mirkanaa’een yookiin wabii baankiitiin qabsiifamuu qaba.',
    'Dorgomaan kamiyyuu kabachiisa caalbaasii qarshii {bond} CPO yookiin maallaqa callaan qabsiisuu qaba.',
  ],
  bondShare: [
    'Kabachiisni caalbaasii gatii waliigalaa irraa dhibbeentaa {share} CPO tiin dhiyaachuu qaba.',
    'Dorgomtoonni gatii dhiyeessan irraa {share}% kabachiisa caalbaasii CPO baankiin mirkanaa’een qabsiisuu qabu.',
  ],
  submission: [
    'Sanadni teeknikaa fi faayinaansii orijinaalii fi kooppiin adda addaatti poostaa saamsame keessatti saanduqa caalbaasii keessa galfamuu qaba.',
    'Dorgomtoonni gatii isaanii poostaa cufameen, chaappaa fi mallattoo dhaabbataa irra keessuun saanduqa kanaaf qophaa’e keessa galchuu qabu.',
  ],
  priceSubmission: [
    'Dorgomtoonni gatii ittiin bitan guca qophaa’e irratti guutuun poostaa cufameen saanduqa caalbaasii keessa galchuu qabu.',
    'Gatiin dhiyaatu lakkoofsaa fi qubeen barreeffamee poostaa cufameen dhiyaachuu qaba.',
  ],
  closingOnDate: [
    'Saanduqni caalbaasii {date} {hour} ni cufama.',
    'Sanadni hanga {date} {hour} qofatti dhiyaachuu qaba.',
  ],
  closingByWorkingDays: [
    'Guyyaa beeksisni kun ba’e irraa eegalee guyyoota hojii {days} walitti aananiif sanada bitachuun guyyaa xumuraa {hour} dura galchuun ni danda’ama.',
    'Caalbaasichi beeksisa kanaa irraa eegalee guyyoota hojii walitti aanan {days} turee guyyaa dhumaa {hour} ni cufama.',
  ],
  closingByDays: [
    'Beeksisni kun guyyaa ba’e irraa eegalee guyyoota walitti aanan {days} qilleensa irra tura; guyyaa dhumaa {hour} ni cufama.',
    'Guyyaa beeksisni ba’e irraa kaasee guyyoota {days} keessatti hanga {hour} galchuun ni danda’ama.',
  ],
  closingOpenEnded: [
    'Guyyaan caalbaasichi itti cufamu beeksisa biraatiin ni ibsama.',
    'Galmeen hanga dorgomtoonni gahaan argamanitti banaa dha.',
  ],
  openingSameDay: [
    'Caalbaasichi guyyuma sana {openHour} bakka dorgomtoonni yookiin bakka bu’oonni isaanii argamanitti ni banama.',
    'Guyyuma sana {openHour} ifatti ni banama.',
  ],
  openingOtherDay: [
    'Caalbaasichi {openDate} {openHour} bakka dorgomtoonni argamanitti ni banama.',
    'Guyyaan baniinsa caalbaasii {openDate} {openHour} ta’a.',
  ],
  openingNextDay: ['Caalbaasichi guyyaa {nextDay}ffaa {openHour} bakka dorgomtoonni argamanitti ni banama.'],
  holiday: [
    'Guyyaan baniinsaa guyyaa ayyaanaa yoo ta’e guyyaa hojii itti aanu sa’aatuma walfakkaataatti ni banama.',
    'Guyyichi guyyaa hojii yoo hin taane guyyaa hojii itti aanutti ni darba.',
  ],
  delivery: {
    goods: [
      'Mo’ataan waliigaltee mallatteessee guyyoota {delivery} keessatti {place}tti dhiyeessuu qaba.',
      'Dorgomtoonni saamuda (saampilii) dhiyeessuu qabu; iddoon galiinsaa {place} ta’a.',
    ],
    works: ['Hojiin kun guyyaa iddoon hojii kenname irraa eegalee guyyoota {delivery} keessatti xumuramuu qaba.'],
    sale: ['Qabeenyicha sa’aatii hojiitti {place}tti argamuun daawwachuun ni danda’ama.'],
    lease: ['Iddoo kana sa’aatii hojiitti ogeessa wajjin deemuun ilaaluun ni danda’ama.'],
  },
  validity: [
    'Gatiin dhiyaate guyyaa caalbaasiin baname irraa eegalee guyyoota {validity}f ni tura.',
    'Turmaanni gatii caalbaasii guyyoota {validity} dha.',
  ],
  rights: [
    'Manni hojichaa filannoo gaarii yoo argate caalbaasicha guutummaan yookiin gartokkeen haquuf mirga qaba.',
    'Waajjirri caalbaasicha guutummaattis ta’e gartokkeen haquuf mirgi isaa eegamaa dha.',
  ],
  address: 'Teessoo: {address}, lakk. biiroo {room}',
  phone: 'Odeeffannoo dabalataaf lakk. bilbilaa {phone}',
  alternativeClose: {
    workingDays: [
      'Guyyaa beeksisni ba’e irraa eegalee guyyoota hojii {days} walitti aanan',
      'Guyyaa hojii {days}ffaa, {hour}',
    ],
    days: ['Guyyaa beeksisni ba’e irraa eegalee guyyoota {days} walitti aanan', 'Guyyaa {days}ffaa, {hour}'],
  },
  alternativeOpen: {
    sameDay: ['Guyyuma sana {openHour}', 'Guyyaa {days}ffaa {openHour}'],
    nextDay: ['Guyyaa {nextDay}ffaa {openHour}', 'Guyyaa itti aanu {openHour}'],
  },
  priceInWords: {
    50: 'shantama',
    100: 'dhibba tokko',
    150: 'dhibba tokkoo fi shantama',
    200: 'dhibba lama',
    300: 'dhibba sadii',
    400: 'dhibba afur',
    500: 'dhibba shan',
    1000: 'kuma tokko',
  },
  objects: (parts) => enumerate(parts, ', ', ' akkasumas '),
  places: (parts) => enumerate(parts, ', ', ' fi '),
  clock: (time) => `${partOfDay(time.hour)} sa’aatii ${ethiopianDial(time)}`,
  date: ({ ethiopian }) => `${months[ethiopian.month - 1]} ${ethiopian.day} bara ${ethiopian.year} (A.L.I.)`,
};

function partOfDay(hour: number): string {
  if (hour < 6) return 'halkan';
  if (hour < 12) return 'ganama';
  return hour < 18 ? 'waaree booda' : 'galgala';
}
