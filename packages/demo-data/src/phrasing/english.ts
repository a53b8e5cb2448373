import { enumerate, type Phrasing } from './phrasing.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const english: Phrasing = {
  titles: {
    goods: [
      'Supply of {object}',
      'Tender Notice: {ObjectTitle}',
      'Sealed bids are invited for {object} ({place})',
      '{ObjectTitle}: Open Tender of {buyer}',
      'Invitation to Bid: {ObjectTitle}',
      'Procurement of {ObjectTitle}',
      '{buyer} Invites Bids for the Supply and Delivery of {ObjectTitle}',
      'Bid No. {number}: Supply of {object}',
      'Re-advertised: Purchase of {object}',
      'Framework Agreement for the Supply of {ObjectTitle}',
      'National Competitive Bid for {object}, delivery to {place}',
      '{buyer} would like to invite eligible and licensed suppliers to submit sealed bids for {object} to be delivered in {place}',
      'Request for Quotation No. {number}: {Object}',
    ],
    works: [
      '{ObjectTitle} in {place}',
      'Invitation to Bid for the {ObjectTitle}',
      'Bid No. {number}: {Object}, {place}',
      '{buyer} Invites Contractors for the {ObjectTitle}',
      'National Competitive Bidding: {Object} in {place}',
      'Re-tender: {Object}',
      '{buyer} invites licensed contractors with proven experience to submit sealed bids for the {object} in {place}',
    ],
    services: [
      'Provision of {ObjectTitle}',
      'Invitation to Bid: {ObjectTitle}',
      'Bid No. {number}: {Object}',
      '{buyer} Seeks a Provider of {ObjectTitle}',
      'Annual Contract for {object} in {place}',
      'Request for Proposals: {Object}',
      '{buyer} invites interested and eligible service providers to submit their technical and financial offers for {object}',
    ],
    consultancy: [
      'Terms of Reference: {Object}',
      'Request for Expressions of Interest: {Object}',
      'Consultancy: {ObjectTitle}',
      'Call for Consultants No. {number}: {Object}',
      '{buyer} Invites Consultants for {ObjectTitle}',
      '{buyer} invites qualified firms and individual consultants to submit technical and financial proposals for {object} in {place}',
    ],
    sale: [
      'Sale of {ObjectTitle} by Public Auction',
      'Auction Notice: {Object}',
      'Disposal Bid No. {number}: {Object}',
      '{buyer} Offers {ObjectTitle} for Sale',
      'Notice of sale: {object} located in {place}',
      '{buyer} invites all interested buyers to bid for {object}, sold as is and where is, at its compound in {place}',
    ],
    lease: [
      'Lease Tender: {ObjectTitle}',
      'Tender for {object} in {place}',
      '{buyer} Announces a Tender for {ObjectTitle}',
      'Tender Round {number}: {Object}, {place}',
    ],
  },
  invitations: {
    goods: [
      '{buyer} invites sealed bids from eligible bidders for the supply and delivery of {object}.',
      '{buyer} intends to purchase {object} for its offices in {place} through open national bidding.',
      '{buyer} wishes to procure {object} from licensed and qualified suppliers on a competitive basis.',
    ],
    works: [
      '{buyer} invites sealed bids from eligible contractors for the {object} in {place}.',
      '{buyer} has secured a budget for the {object} in {place} and now invites licensed contractors to bid.',
      'Eligible contractors are invited to bid for the {object} in {place}, to be carried out on behalf of {buyer}.',
    ],
    services: [
      '{buyer} invites eligible service providers to submit sealed bids for {object}.',
      '{buyer} intends to enter into a contract with a competent firm for {object} at its premises in {place}.',
      '{buyer} requires {object} and calls on experienced companies to compete.',
    ],
    consultancy: [
      '{buyer} invites qualified consulting firms to submit technical and financial proposals for {object}.',
      '{buyer} seeks the service of an experienced consultant for {object} in {place}.',
    ],
    sale: [
      '{buyer} hereby invites interested buyers to bid for {object}, sold as is and where is.',
      '{buyer} would like to sell {object}, which can be found in {place}, by open tender.',
    ],
    lease: [
      '{buyer} invites individuals and companies to bid for {object} in {place}.',
      '{buyer} announces a public tender for {object} located in {place}.',
    ],
  },
  callForBidders: [
    'Bidding is open to all bidders who meet the requirements set out below.',
    'Interested bidders may take part by meeting the conditions of this notice.',
    'The full scope, specifications and conditions are described in the bidding document.',
    'All eligible bidders are encouraged to participate.',
  ],
  noticeNumber: ['Bid No. {number}', 'Procurement Reference No.: {number}', 'Invitation to Bid No. {number}'],
  headings: {
    lots: 'Schedule of items',
    requirements: 'Eligibility requirements',
    submission: 'Submission of bids',
    contact: 'Address',
  },
  lotsLead: ['The bid covers the following:', 'Details of the bid:', 'The items are listed below.'],
  lotTable: {
    lot: 'Lot',
    plot: 'Plot',
    number: 'No.',
    description: 'Description',
    unit: 'Unit',
    quantity: 'Quantity',
    place: 'Location',
    security: 'Bid security (birr)',
    startingPrice: 'Starting price (birr)',
    area: 'Area (m²)',
    units: {
      piece: 'pcs',
      set: 'set',
      pack: 'pack',
      quintal: 'quintal',
      litre: 'litre',
      kilogram: 'kg',
      roll: 'roll',
      metre: 'metre',
      head: 'head',
    },
  },
  requirementsLead: [
    'Interested bidders shall submit the following:',
    'To be eligible, bidders must fulfil these requirements:',
    'Bidders are required to present copies of:',
  ],
  requirements: {
    licence: ['a trade licence renewed for {year} E.C.', 'a valid and renewed business licence in the relevant field'],
    tin: ['a taxpayer identification number (TIN) certificate', 'a TIN registration certificate'],
    vat: ['a VAT registration certificate', 'a certificate of VAT registration and the latest VAT declaration'],
    registered: [
      'a certificate of registration in the public supplier list',
      'evidence of registration on the list of government suppliers',
    ],
    clearance: [
      'a valid tax clearance certificate from the tax authority',
      'a letter from the tax authority that allows participation in public bids',
    ],
    contractor: [
      'a contractor’s certificate of competence of grade {grade} or above',
      'a renewed construction licence of category {grade} and above',
    ],
    experience: [
      'proof of at least {years} years of experience in similar assignments',
      'letters of recommendation for similar work performed in recent years',
    ],
    competence: [
      'a renewed professional certificate of competence',
      'a professional licence from the authority in charge',
    ],
    drugLicence: [
      'a certificate of competence from the food and drug authority',
      'the market authorisation of the products offered',
    ],
    identity: ['a renewed identity card or trade licence', 'a copy of a valid identity card or passport'],
  },
  documentSold: [
    'A complete set of bidding documents may be bought against payment of a non-refundable fee of Birr {price} ({priceWords} birr) from the head office in {address}, Room No. {room}, during office hours.',
    'Bidding documents can be collected from the Procurement Department, Room {room}, upon payment of ETB {price} (non-refundable).',
    'The document fee of {price} birr shall be deposited in the buyer’s bank account; the document is handed over against the deposit slip.',
  ],
  documentFree: [
    'The bidding document can be collected free of charge from the head office in {address}, Room No. {room}.',
    'The documents are handed out free of charge on request.',
  ],
  bondAmount: [
    'All bids must be accompanied by a bid security of Birr {bond} in the form of a CPO or an unconditional bank guarantee.',
    'Bidders shall furnish a bid bond of ETB {bond} in cash or CPO. Insurance bonds are not acceptable.',
    'A bid security of {bond} birr, valid for 28 days beyond the validity of the bid, shall be attached to the offer.',
  ],
  bondShare: [
    'Bids shall be accompanied by a bid security of {share}% of the total bid price in the form of a CPO or bank guarantee.',
    'A bid bond of not less than {share} per cent of the offer must be presented by certified payment order (CPO).',
  ],
  submission: [
    'Technical and financial offers shall be submitted in separate wax-sealed envelopes, marked “Original” and “Copy”, in the tender box prepared for this purpose.',
    'The bid shall be placed in a sealed envelope that bears the bid number, the bidder’s stamp, signature and address.',
    'Bids must be delivered in one original and two copies in a sealed envelope. Late bids shall be rejected.',
  ],
  priceSubmission: [
    'Bidders shall fill in the price form and place it in the tender box in a sealed envelope.',
    'The offered price must be written in figures and words and handed in in a sealed envelope.',
  ],
  closingOnDate: [
    'Bids must be delivered on or before {date}, {hour}.',
    'The bid closes on {date} at {hour}.',
    'The deadline for submission is {date} at {hour} local time.',
  ],
  closingByWorkingDays: [
    'Bids may be submitted within {days} consecutive working days from the date of publication, until {hour} on the last day.',
    'The bid will close on the {daysOrdinal} working day after the first publication of this notice at {hour}.',
  ],
  closingByDays: [
    'Bids may be submitted within {days} consecutive days from the date of publication, until {hour} on the last day.',
    'The bid will float for {days} calendar days from the date of this notice and close at {hour}.',
  ],
  closingOpenEnded: [
    'The closing date will be announced in a separate notice.',
    'Applications are accepted until enough providers have been registered.',
  ],
  openingSameDay: [
    'Bids will be opened on the same day at {openHour} in the presence of bidders or their representatives who choose to attend.',
    'The opening takes place the same day at {openHour} at the head office in {address}.',
  ],
  openingOtherDay: [
    'Bids will be opened publicly on {openDate} at {openHour}.',
    'The bid opening is on {openDate} at {openHour} in the presence of the bidders.',
  ],
  openingNextDay: [
    'Bids will be opened on the {nextDayOrdinal} day at {openHour} in the presence of the bidders.',
    'The opening takes place on the next working day at {openHour}.',
  ],
  holiday: [
    'If the day is a public holiday, the bid will be closed and opened on the next working day at the same hour.',
    'Should the opening date fall on a weekend or holiday, it moves to the following working day.',
  ],
  delivery: {
    goods: [
      'The winner shall deliver the items to {place} within {delivery} days of signing the contract.',
      'Samples shall be submitted before the opening of bids; the place of delivery is {place}.',
    ],
    works: [
      'The works shall be completed within {delivery} days of the handing over of the site.',
      'A site visit can be arranged during working hours.',
    ],
    services: ['The contract runs for one year and may be renewed subject to good performance.'],
    sale: [
      'The property can be inspected in {place} during working hours.',
      'The winner shall pay in full and remove the property within {delivery} days.',
    ],
    lease: ['The premises can be visited during working hours together with an officer.'],
  },
  validity: [
    'Bids shall remain valid for {validity} days after the opening.',
    'The bid validity period is {validity} days.',
  ],
  rights: [
    '{buyer} reserves the right to accept or reject any or all bids.',
    'The buyer reserves the right to cancel the bid fully or partially without any obligation.',
    'The buyer is not bound to accept the lowest bid and may annul the process at any time.',
  ],
  address: 'Address: {address}, Room No. {room}',
  phone: 'For further information call {phone}',
  alternativeClose: {
    workingDays: [
      '{days} consecutive working days after publication',
      '{daysOrdinal} working day after publication, {hour}',
    ],
    days: [
      '{days} consecutive days after publication',
      'Within {days} calendar days from the date of this notice, {hour}',
    ],
  },
  alternativeOpen: {
    sameDay: ['Same day at {openHour}', 'On the {daysOrdinal} day at {openHour}'],
    nextDay: ['On the {nextDayOrdinal} day at {openHour}', 'The next working day at {openHour}'],
  },
  priceInWords: {
    50: 'fifty',
    100: 'one hundred',
    150: 'one hundred fifty',
    200: 'two hundred',
    300: 'three hundred',
    400: 'four hundred',
    500: 'five hundred',
    1000: 'one thousand',
  },
  objects: (parts) => enumerate(parts, ', ', ' as well as '),
  places: (parts) => enumerate(parts, ', ', ' and '),
  clock: ({ hour, minute }) =>
    `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`,
  date: ({ gregorian }) => `${gregorian.day} ${months[gregorian.month - 1]} ${gregorian.year}`,
};
