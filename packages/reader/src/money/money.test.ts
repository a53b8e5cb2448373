import { describe, expect, it } from 'vitest';
import { readNotice } from '../reading/index.ts';

const read = (text: string) => {
  const { bond_birr, bond_percent, document_price_birr } = readNotice(`INVITATION TO BID የጨረታ ማስታወቂያ። ${text}`);
  return [bond_birr?.value ?? null, bond_percent?.value ?? null, document_price_birr?.value ?? null];
};

describe('amounts of a notice', () => {
  it.each([
    ['የጨረታ ማስከበሪያ ብር 15,000 /አስራ አምስት ሽህ/ ብር', [15_000, null, null]],
    ['Bid security ETB 250,000.00 (two hundred fifty thousand)', [250_000, null, null]],
    ['with a bid security (Birr\n50,000) in CPO', [50_000, null, null]],
    ['የጨረታ ማስከበሪያ 1.5 ሚሊዮን ብር', [1_500_000, null, null]],
    ['ብር የማይመለስ 100 በመክፈል ሰነዱን', [null, null, 100]],
    ['Tender dossiers are available free of charge.', [null, null, 0]],
    ['Kabachiisa caalbaasii dhibbeentaa 2; qarshii hin deebine 200 (dhibba lama)', [null, 2, 200]],
    ['Lot 1 bid bond Birr 5,000. Lot 2 bid bond Birr 8,000.', [null, null, null]],
    ['Bid bond Birr 5,000 (fifty thousand)', [null, null, null]],
    ['Bid security 1e9999 Birr; document 2.5e3 birr', [null, null, null]],
    ['Bid security birr 12e5', [null, null, null]],
    ['የውል ማስከበሪያ 10 በመቶ፣ ከብር 200,000 በላይ ቫት', [null, null, null]],
    ['የጨረታው ማስከበሪያ 25,000/ሃያ አምስት ሺ/ በሲፒኦ', [25_000, null, null]],
    ['የጨረታው ማስከበሪያ 25,000/ሃያ ሺ/ በሲፒኦ', [null, null, null]],
    ['የጨረታ ማስከበሪያ ብር 40, 000.00 (ኣሪባ ሺ ብር)', [40_000, null, null]],
    ['Bid bond birr 50 000; sold in room 5, 200 birr for the document', [50_000, null, 200]],
    ['ለጨረታ ማስከበሪያ ለእያንዳንዱ ሥራ 2 በመቶ፤ 10 በመቶ ለመልካም አፈፃፀም ዋስትና', [null, 2, null]],
    ['ሰነዱን ከቢሮ ቁጥር 613 / 150.00 / ብር ከፍለው', [null, null, 150]],
    ['Bid security stated as Birr 5,000 should read Birr 7,500', [7_500, null, null]],
    ['የጨረታ ማስከበሪያ ብር 5,000 ተብሎ የተገለጸው ብር 50,000 በሚል ይስተካከል', [50_000, null, null]],
    ['Bid doc. price\n\nBirr 400.00', [null, null, 400]],
    ['የጨረታ ማስከበሪያ 20 ሺህ ብር፤ የሰነድ ዋጋ 200 ብር', [20_000, null, 200]],
    ['የጨረታ ማስከበሪያ በሲፒኦ ብር 70,000\n3 ሰነዱን የማይመለስ ብር 100 ከፍለው', [70_000, null, 100]],
    ['ሰነድ ብር 100 ሲሆን የጨረታ ማስከበሪያ 10 በመቶ ነው', [null, 10, 100]],
    ['የጨረታ ማስከበሪያ ምድብ አንድ ብር 50,000፣ ምድብ ሁለት ብር 50,000', [50_000, null, null]],
    ['የጨረታ ማስከበሪያ ሁለት ነጥብ አምስት በመቶ (2.5%)', [null, 2.5, null]],
    ['Sanada: qarshii 150\nCPO: qarshii kuma shantama (50,000)', [50_000, null, 150]],
    ['Kabachiisa caalbaasii qarshii 100,000 (kuma dhibba tokko)', [100_000, null, null]],
    ['Goods | Bid bond | Price\nPens | Birr 9,000 | Birr 300', [9_000, null, null]],
    ['Lot | Pieces | Bid bond\n1 | 1,500 | Birr 500,000', [500_000, null, null]],
    ['Lot | Bid security in Birr | Days\n1 | 60,000.00 | 365\n2 | 60,000.00 | 365', [60_000, null, null]],
    ['Lot | Bid security in Birr | Days\n1 | 60,000.00 | 365\n2 | 80,000.00 | 365', [null, null, null]],
    ['Lot | Contract in Birr | Days\n1 | 60,000.00 | 365', [null, null, null]],
    ['The RFP is free of charge. CPO: Birr 5,000.', [5_000, null, 0]],
    ['Qarshii CPO 25,000.00 kabajiisaaf', [25_000, null, null]],
    ['ለጨረታ ዋስትና ስፒኦ 12,000.00ማስያዝ አለበት', [12_000, null, null]],
    ['የጨረታው ማስከበርያ 4000 በሲፒኦ ብቻ', [4_000, null, null]],
    ['የጨረታ ማስከበሪያ በ2018 በሲፒኦ ይቀርባል', [null, null, null]],
    ['ሰነዱን 80.00 በመክፈል መግዛት ይችላሉ', [null, null, 80]],
    ['A non-refundable fee of Eth. Birr 250 for each set', [null, null, 250]],
    [
      'A bid security, in the form of a certified cheque or a letter of credit that a recognised bank in the country has opened, or in any other way that the manual of the office allows, of birr 85,000',
      [85_000, null, null],
    ],
    ['Ulaagaa:\n3) Qarshii 200 kan hin deebine', [null, null, 200]],
    ['Gatii irraa dhibbentaa 10 (kudhan) CPO qabsiisuu', [null, 10, null]],
    ['Put a price, with a cheque for 20% of it, into the box', [null, 20, null]],
    ['Documents are free of charge', [null, null, 0]],
  ])('"%s" are %j', (text, amounts) => expect(read(text)).toEqual(amounts));
});
