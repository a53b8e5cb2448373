/** From the first character to before the last. */
export type Span = readonly [start: number, end: number];

/** What was read, and how anybody can see that it was. A field of which the text says nothing is null. */
export interface Found<Value> {
  value: Value;
  /** Within a field: offsets into the readable text. In a reading: into the text that came in. */
  span: Span;
  /** The name of the rule that read it, such as "closing-date". */
  rule: string;
  /** 0 to 1; below a half somebody should look at it. */
  confidence: number;
}
