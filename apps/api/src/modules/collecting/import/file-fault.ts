/** Why a whole file cannot be imported, in one sentence for the person who chose it. */
export class FileFault extends Error {}
