import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';

/** The public facts of a tender for previews in chats. */
export interface TenderPicture {
  brand: string;
  title: string;
  company: string;
  /** Its region and category. */
  kind?: string;
  status?: { label: string; isOpen: boolean };
}

/** The size that chats and networks show uncropped. */
const size = { width: 1200, height: 630 };
const margin = 72;
/** Between the margins. */
const room = { width: size.width - 2 * margin, height: size.height - 2 * margin };
const logoSize = 64;

// The light theme, in a notation that the renderer reads.
const colors = {
  page: '#f9fafc',
  text: '#151a22',
  muted: '#5d636d',
  ink: '#1f4b8f',
  open: ['#00612a', '#e3f8e8'],
  closed: ['#b00d1c', '#ffecea'],
} as const;

const logo = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colors.ink}"/><path d="M8.8 25.8l5.1-11.4q-2.5-.4-3.6-1.6-1.1-1.3-1.1-3.6v-3h3.9v2.3q0 1.6.7 2.2t2.3.6h3.2l-1.8 4q1.6.6 2.9 1.7 1.3 1.3 2 3.4.8 2.1.8 5.4h-4.1q0-2.5-.4-4-.4-1.5-1.1-2.3-.6-.7-1.4-1.1l-3.3 7.4Z" fill="#fff"/></svg>`,
).toString('base64')}`;

const fontFiles = {
  Inter: '@fontsource/inter/files/inter-latin-600-normal.woff',
  'Noto Sans Ethiopic': '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-600-normal.woff',
};

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    Object.entries(fontFiles).map(async ([name, file]) => {
      const data = await readFile(fileURLToPath(import.meta.resolve(file)));
      return { name, data, weight: 600 as const, style: 'normal' as const };
    }),
  );

/** Loaded with the first picture: renderers and fonts need 20 MB of memory. */
async function loadRenderers() {
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    readFonts(),
  ]);
  return { satori, renderAsync, fonts };
}

let renderers: ReturnType<typeof loadRenderers> | null = null;

/** Removes letters that neither font has, because they would be empty boxes. */
const unknown = /[^\u0020-\u007E\u00A0-\u00FF\u1200-\u139F\u2010-\u2026\u2D80-\u2DDF]/gu;
const longest = 240;

const drawable = (text: string): string =>
  text.normalize('NFC').replace(unknown, ' ').replace(/\s+/g, ' ').slice(0, longest);

interface Element {
  type: string;
  props: Record<string, unknown>;
}

/** Text beyond the edge of the picture is cut. */
const line = {
  display: 'block',
  width: room.width,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const box = (style: object, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
});

function layout({ brand, title, company, kind = '', status }: TenderPicture): Element {
  const [letters, ground] = status?.isOpen ? colors.open : colors.closed;
  const badge = { padding: '10px 24px', borderRadius: 999, fontSize: 28, color: letters, background: ground };
  const sign = { type: 'img', props: { src: logo, width: logoSize, height: logoSize } };
  return box(
    {
      ...room,
      padding: margin,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: colors.page,
      color: colors.text,
      fontFamily: Object.keys(fontFiles).join(', '),
    },
    box(
      { width: room.width, justifyContent: 'space-between', alignItems: 'center' },
      box({ alignItems: 'center', gap: 20, fontSize: 40, color: colors.ink }, sign, brand),
      ...(status ? [box(badge, status.label)] : []),
    ),
    box({ display: 'block', width: room.width, fontSize: 54, lineHeight: 1.35, lineClamp: 4 }, drawable(title)),
    box(
      { flexDirection: 'column', gap: 8, width: room.width },
      box({ ...line, fontSize: 34 }, drawable(company)),
      box({ ...line, fontSize: 30, color: colors.muted }, drawable(kind)),
    ),
  );
}

/** As PNG. Letters are outlines of our own fonts, so the picture is the same on every machine. */
export async function drawTender(picture: TenderPicture): Promise<Uint8Array<ArrayBuffer>> {
  renderers ??= loadRenderers().catch((error) => {
    renderers = null;
    throw error;
  });
  const { satori, renderAsync, fonts } = await renderers;
  // Satori's type asks for a React node, but it only reads this much of it.
  const svg = await satori(layout(picture) as unknown as Parameters<typeof satori>[0], { ...size, fonts });
  return Uint8Array.from((await renderAsync(svg)).asPng());
}
