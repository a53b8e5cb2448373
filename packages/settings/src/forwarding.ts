// How a server of ours tells the API where the visitor is, in whose name it asks.
export const visitorHeader = 'x-awaj-visitor';
export const secretHeader = 'x-awaj-forward-secret';
