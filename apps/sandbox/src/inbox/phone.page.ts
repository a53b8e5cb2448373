import { html, type Markup } from '../html.ts';

export interface PhoneView {
  phone: string;
  /** The last reply written here, and its result. */
  notice: string | null;
}

const usualReplies = ['STOP', 'START', 'አቁም', 'Dhaabi'];

const action = ({ phone }: PhoneView): string => `/inbox/phones/${encodeURIComponent(phone)}/reply`;

const replyButton = (view: PhoneView, text: string): Markup =>
  html`<form method="post" action="${action(view)}"><input type="hidden" name="text" value="${text}"><button>${text}</button></form>`;

/** The form in which a phone's owner answers an SMS. */
export function phoneComposer(view: PhoneView): Markup {
  return html`<footer class="composer">
<p id="notice" role="status">${view.notice}</p>
<form class="say" method="post" action="${action(view)}">
<input name="text" aria-label="Answer by SMS" placeholder="Answer by SMS" autocomplete="off" required>
<button>Send</button>
</form>
<div class="acts">${usualReplies.map((text) => replyButton(view, text))}</div>
</footer>`;
}
