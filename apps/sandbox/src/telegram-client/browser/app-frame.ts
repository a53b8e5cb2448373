import { type AppMessage, type HostEvent, parseAppMessage } from '../protocol/app-message.ts';

// The same permissions as in Telegram's web client.
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';

interface FrameListeners {
  onMessage: (message: AppMessage) => void;
  onLoad: () => void;
}

/** The mini app's frame and its channel: messages are exchanged only with the app's own window and origin. */
export function createAppFrame(holder: HTMLElement, origin: string, { onMessage, onLoad }: FrameListeners) {
  let frame: HTMLIFrameElement | null = null;

  window.addEventListener('message', (event) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = parseAppMessage(event.data);
    if (message) onMessage(message);
  });

  function close(): void {
    frame?.remove();
    frame = null;
  }

  function open(url: string): void {
    close();
    // A new element each time: changing the old one's address would add a history entry.
    frame = document.createElement('iframe');
    frame.title = 'Mini app';
    frame.setAttribute('sandbox', sandbox);
    frame.allow = 'clipboard-write; fullscreen';
    frame.addEventListener('load', onLoad);
    frame.src = url;
    holder.append(frame);
  }

  return {
    open,
    close,
    post: (event: HostEvent) => frame?.contentWindow?.postMessage(JSON.stringify(event), origin),
    focus: () => frame?.focus(),
  };
}
