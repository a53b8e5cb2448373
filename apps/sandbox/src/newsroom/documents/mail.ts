export interface Mail {
  id: string;
  from: string;
  subject: string;
  /** In the format of mails: Wed, 25 Nov 2026 … */
  date: string;
  text: string;
}

/** Lines of 76 characters, which mails use for text beyond ASCII. */
const base64 = (text: string): string =>
  Buffer.from(text)
    .toString('base64')
    .replaceAll(/.{1,76}/g, '$&\r\n');

/** Encoded words of at most 75 characters, none of which splits a character. */
function encodedWords(text: string): string {
  const words = text.match(/.{1,14}/gsu) ?? [];
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

export const mail = ({ id, from, subject, date, text }: Mail): string =>
  `${[
    `From: ${from}`,
    'To: Subscribers <tenders@gibe-hospital.example>',
    `Subject: ${encodedWords(subject)}`,
    `Date: ${date}`,
    `Message-ID: <${id}@gibe-hospital.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ].join('\r\n')}\r\n\r\n${base64(text)}`;
