import type { Phrasing } from './phrasing.ts';

export const english: Phrasing = {
  titles: {
    goods: ['Invitation to bid: supply of {object}', 'Purchase of {object}'],
    works: ['Invitation to bid: {object}', 'Tender for contractors: {object}'],
    services: ['Procurement of {object}', 'Bid notice for {object}'],
    sale: ['Sale of {object} by tender', 'Auction notice: {object}'],
  },
  invitations: {
    goods: [
      '{buyer} invites eligible bidders to submit sealed bids for the supply of {object}.',
      'Suppliers of {object} may take part in this open tender of {buyer}.',
    ],
    works: [
      '{buyer} invites qualified contractors to bid for the {object} in {place}.',
      'Licensed contractors are called to compete for {object}, to be carried out in {place} for {buyer}.',
    ],
    services: [
      '{buyer} invites sealed bids for {object}.',
      'To obtain {object} for one year, {buyer} wishes to compare the offers of service providers.',
    ],
    sale: [
      '{buyer} offers {object} for sale by open tender, as they stand.',
      'Notice is hereby given that {object}, to be seen in {place}, will be sold by {buyer} to the highest bidder.',
    ],
  },
  number: ['Bid No. {number}', 'Procurement reference number: {number}'],
  requirements: [
    'Bidders must present a renewed trade licence, a TIN certificate and VAT registration.',
    'Competitors need a licence renewed for this year; VAT registration is required above Birr 500,000.',
  ],
  lots: ['The lots of this tender are:', 'Offers may be made for each lot:'],
  lot: 'Lot',
  document: [
    'Bid documents can be obtained against a non-refundable fee of Birr {price} during office hours.',
    'The document is handed out after payment of ETB {price}, which will not be returned.',
  ],
  bondAmount: [
    'A bid security of Birr {bond} must be furnished as a CPO or bank guarantee.',
    'Each offer must be accompanied by a bid bond of ETB {bond} in the form of a certified payment order.',
  ],
  bondPercent: [
    'A bid security of {percent}% of the total bid price must be furnished as a CPO.',
    'The bid bond is {percent} per cent of the amount offered.',
  ],
  submission: [
    'Bids must be placed in the tender box in sealed envelopes.',
    'Technical and financial offers are to be handed in under separate wax-sealed covers.',
  ],
  closesOnDay: ['Bids must be submitted on or before {date} {hour}.', 'The box will be closed on {date} {hour}.'],
  closesOnNthDay: [
    'The tender closes on the {nth}th day from the date of publication of this notice, {hour}.',
    'Offers are received for {nth} consecutive days counted from the date of this newspaper and the box is closed on the last day {hour}.',
  ],
  closesOnNthWorkingDay: [
    'The tender remains open for {nth} consecutive working days from the date of publication and closes on the last day {hour}.',
    'The box is closed {hour} on the {nth}th working day counted from the day of printing.',
  ],
  opensSameDay: [
    'Bids will be opened on the same day {hour} in the presence of bidders.',
    'Opening takes place on that very day {hour}.',
  ],
  holiday: [
    'If the day is a public holiday, the next working day at the same hour applies.',
    'Should this be no working day, the opening moves to the following working day.',
  ],
  rights: [
    'The office reserves the right to reject any or all bids.',
    'The tender may be cancelled in full or in part.',
  ],
  contact: ['Address: {place}. Tel. {phones}', 'For information call {phones} ({place}).'],
  followUp: {
    extension: {
      title: 'Extension of bid closing date: {object}',
      text: 'Further to the tender No. {number} for {object}, {buyer} announces that the closing date has been extended to {date} {hour}.',
    },
    cancellation: {
      title: 'Cancellation of tender: {object}',
      text: '{buyer} informs all bidders that tender No. {number} for {object} has been cancelled.',
    },
    corrigendum: {
      title: 'Corrigendum: {object}',
      text: 'In the notice of tender No. {number} for {object}, {buyer} corrects the bid security to read Birr {bond}. All else remains unchanged.',
    },
    award: {
      title: 'Notice of award: {object}',
      text: '{buyer} announces that {winner} has won tender No. {number} for {object} with a price of Birr {amount}.',
    },
    readvertisement: {
      title: 'Re-advertised tender: {object}',
      text: 'As tender No. {number} did not draw enough bidders, {buyer} re-advertises the tender for {object}. The new tender closes on {date} {hour}. The bid security is Birr {bond}.',
    },
  },
  months: [
    'Meskerem',
    'Tikimt',
    'Hidar',
    'Tahsas',
    'Tir',
    'Yekatit',
    'Megabit',
    'Miazia',
    'Ginbot',
    'Sene',
    'Hamle',
    'Nehase',
    'Pagume',
  ],
  dates: ['{gregorianMonth} {gregorianDay}, {gregorianYear}', '{month} {day}, {year} E.C.'],
  partsOfDay: ['at night', 'in the morning', 'in the morning', 'in the afternoon', 'in the evening'],
  hour: ['at {civilHour}', 'at {hour} local time {part}'],
};
