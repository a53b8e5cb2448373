/** The colours of the website's themes. Mail clients do not support variables, so each is written out. */
export const light = {
  page: '#f9fafc',
  card: '#ffffff',
  line: '#dfe1e5',
  text: '#161b22',
  muted: '#5e646c',
  ink: '#1e4b8d',
  onInk: '#ffffff',
  soft: '#f0f3f7',
} as const;

const dark: Record<keyof typeof light, string> = {
  page: '#0b0d12',
  card: '#13161c',
  line: '#292e35',
  text: '#eceff2',
  muted: '#9a9fa6',
  ink: '#7facf0',
  onInk: '#09121f',
  soft: '#1c2127',
};

/** Ethiopic letters come from the device, because a mail contains no fonts. */
export const fonts =
  "-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Ethiopic',Nyala,Kefa,'Abyssinica SIL',Arial,sans-serif";

/**
 * Clients without support for style elements show the light colours of the attributes; others follow the reader's
 * theme.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; }
table { border-collapse: collapse; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.ink} !important; }
  .rule { border-color: ${dark.ink} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink { background-color: ${dark.ink} !important; }
  .on-ink { color: ${dark.onInk} !important; }
  .soft { background-color: ${dark.soft} !important; }
}
@media (max-width: 480px) {
  .card { border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important; }
  .around { padding: 0 !important; }
  .inside { padding-left: 20px !important; padding-right: 20px !important; }
}
`;
