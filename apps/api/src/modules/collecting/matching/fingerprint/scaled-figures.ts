const scales: Readonly<Record<string, number>> = {
  thousand: 1000,
  ሺህ: 1000,
  ሺ: 1000,
  ሽህ: 1000,
  kuma: 1000,
  million: 1_000_000,
  ሚሊዮን: 1_000_000,
  ሚሊየን: 1_000_000,
  ሚልዮን: 1_000_000,
  miiliyoona: 1_000_000,
  miliyoona: 1_000_000,
};

const words = Object.keys(scales).join('|');
const scaled = new RegExp(
  `(?<![\\d.,/])(\\d{1,3}(?:\\.\\d{1,3})?)\\s?(${words})(?!\\p{L})|(?<!\\p{L})(${words})\\s(\\d{1,3}(?:\\.\\d{1,3})?)(?![\\d.,/]\\d)`,
  'gu',
);

/** Writes 40 ሺህ and "kuma 40" as 40000, so that figures are equal however they are printed. */
export const withWholeFigures = (folded: string): string =>
  folded.replace(scaled, (_, figure, scale, scaleBefore, figureBehind) =>
    String(Math.round(Number(figure ?? figureBehind) * (scales[scale ?? scaleBefore] ?? 1))),
  );
