/** An answer whose text is written already, in the shape that the type names. */
export class WrittenJson<Value> {
  readonly text: string;
  declare readonly shape: Value;

  constructor(text: string) {
    this.text = text;
  }
}
