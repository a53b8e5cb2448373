/** From the first character to the one after the last. */
export type Span = readonly [start: number, end: number];

/** A value and the evidence for it. A field that the text does not mention is null. */
export interface Found<Value> {
  value: Value;
  /** Within a field: offsets into the readable text. In a reading: into the original text. */
  span: Span;
  /** The name of the rule that found it, such as "closing-date". */
  rule: string;
  /** 0 to 1; below a half a person should check it. */
  confidence: number;
}
