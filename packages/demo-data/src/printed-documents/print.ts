import type { DemoBidDocument } from '../bid-documents.ts';
import { type CompanyProfile, companyProfiles } from '../company-profiles.ts';
import { money, phrasingOf, placeName } from '../facts.ts';
import type { LanguageCode } from '../languages.ts';
import { itemLists } from '../lot-items.ts';
import { quantities } from '../lots.ts';
import { requirementsOf } from '../notice.ts';
import { fill, type Phrasing, type Say } from '../phrasing/phrasing.ts';
import { createRandom, type Random } from '../prng.ts';
import { type Lot, lotsOf } from './contents.ts';
import { formWords } from './form-words.ts';
import { Sheet } from './sheet.ts';

const printedAt = new Date('2026-09-14T06:00:00.000Z');
const columnWidths = [34, 214, 62, 62, 55, 55];

/** Everything about a document before it is printed. */
interface Draft {
  document: DemoBidDocument;
  language: LanguageCode;
  phrasing: Phrasing;
  say: Say;
  random: Random;
  buyer: string;
  values: Readonly<Record<string, string>>;
}

function buyerOf({ companyId }: DemoBidDocument): CompanyProfile {
  const profile = companyProfiles[companyId - 1];
  if (!profile) throw new Error(`There is no company ${companyId}.`);
  return profile;
}

function draftOf(document: DemoBidDocument): Draft {
  const { id, language, referenceNumber, title } = document;
  const profile = buyerOf(document);
  const random = createRandom(`bid document ${id}`);
  const buyer = profile.names[language] ?? profile.names.en;
  const values = {
    buyer,
    subject: profile.omSubject ?? buyer,
    object: title,
    place: placeName(profile.home, language),
    address: placeName(profile.home, language),
    room: String(random.int(1, 48)),
    phone: `${profile.areaCode} 000 ${String(random.int(0, 9999)).padStart(4, '0')}`,
    number: referenceNumber,
    year: '2019',
    grade: String(random.int(3, 8)),
    years: String(random.int(2, 5)),
    delivery: String(random.pick([30, 45, 60])),
    validity: '60',
    bond: money(random.pick([10_000, 25_000, 50_000])),
  };
  const say: Say = (variants) => fill(random.pick(variants), values);
  return { document, language, phrasing: phrasingOf[language], say, random, buyer, values };
}

function printCover(sheet: Sheet, { document, language, say, phrasing, buyer, values }: Draft): void {
  sheet.gap(150);
  sheet.text(buyer, { size: 14 });
  sheet.gap();
  sheet.text(document.title, { size: 24, weight: 'bold' });
  sheet.gap();
  sheet.text(formWords[language].kind, { size: 14 });
  sheet.text(say(phrasing.noticeNumber));
  sheet.gap(150);
  sheet.text(fill(phrasing.address, values));
  sheet.text(fill(phrasing.phone, values));
}

function printInstructions(sheet: Sheet, { document, language, say, phrasing }: Draft): void {
  const { kind } = document;
  const hasPriceAlone = kind === 'sale' || kind === 'lease';
  const delivery = phrasing.delivery[kind];
  sheet.newPage();
  sheet.text(formWords[language].instructions, { size: 16, weight: 'bold' });
  sheet.text(say(phrasing.requirementsLead));
  sheet.list(requirementsOf[kind].map((name) => say(phrasing.requirements[name])));
  sheet.gap();
  sheet.text(phrasing.headings.submission, { size: 12, weight: 'bold' });
  sheet.text(say(hasPriceAlone ? phrasing.priceSubmission : phrasing.submission));
  sheet.text(say(phrasing.bondAmount));
  if (delivery) sheet.text(say(delivery));
  sheet.text(say(phrasing.validity));
  sheet.text(say(phrasing.rights));
}

function rowsOf(lot: Lot, { language, phrasing, random }: Draft): string[][] {
  const lines =
    typeof lot === 'string'
      ? itemLists[lot].map((item) => ({ text: item[language], unit: item.unit, quantity: quantities[item.unit] }))
      : lot.map((text) => ({ text, unit: 'piece' as const, quantity: [1] }));
  return lines.map(({ text, unit, quantity }, index) => [
    String(index + 1),
    text,
    phrasing.lotTable.units[unit],
    money(random.pick(quantity)),
    '',
    '',
  ]);
}

function printLots(sheet: Sheet, draft: Draft): void {
  const { document, language, phrasing } = draft;
  const { number, description, unit, quantity, lot: lotWord } = phrasing.lotTable;
  const { unitPrice, total } = formWords[language];
  const titles = [number, description, unit, quantity, unitPrice, total];
  const columns = titles.map((title, index) => ({ title, width: columnWidths[index] ?? 0 }));
  sheet.newPage();
  sheet.text(phrasing.headings.lots, { size: 16, weight: 'bold' });
  (lotsOf[document.id] ?? []).forEach((lot, index) => {
    sheet.text(`${lotWord} ${index + 1}`, { size: 12, weight: 'bold' });
    sheet.table(columns, rowsOf(lot, draft));
  });
}

function printForm(sheet: Sheet, { document, language, say, phrasing }: Draft): void {
  const { bidForm, declaration, blanks, attachments } = formWords[language];
  sheet.newPage();
  sheet.text(bidForm, { size: 16, weight: 'bold' });
  sheet.text(declaration);
  sheet.gap();
  sheet.blanks(blanks);
  sheet.newPage();
  sheet.text(attachments, { size: 12, weight: 'bold' });
  sheet.list(requirementsOf[document.kind].map((name) => say(phrasing.requirements[name])));
}

/** The PDF of a bid document, reproducible byte by byte: a cover, instructions, lots and forms. */
export async function printBidDocument(document: DemoBidDocument): Promise<Buffer> {
  const draft = draftOf(document);
  const sheet = new Sheet({
    title: document.title,
    author: draft.buyer,
    footer: `${draft.buyer}  ·  ${document.referenceNumber}`,
    hasEthiopic: document.language === 'am' || document.language === 'ti',
    createdAt: printedAt,
  });
  for (const print of [printCover, printInstructions, printLots, printForm]) print(sheet, draft);
  return sheet.finish();
}
