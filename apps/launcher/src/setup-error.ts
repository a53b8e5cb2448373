/** Something the person at the keyboard can mend: shown as its sentence, without a stack trace. */
export class SetupError extends Error {}
