/** A setting that a person has to mend: shown as its sentence. */
export class EnvironmentError extends Error {}
