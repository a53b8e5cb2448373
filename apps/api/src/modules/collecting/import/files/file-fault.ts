/** The reason why a whole file cannot be imported, in a sentence for the person who chose it. */
export class FileFault extends Error {}
