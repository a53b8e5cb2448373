/** The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
