import { html, type Markup } from '../html.ts';
import type { Page } from '../page.ts';
import { type Checkout, type CheckoutState, type Method, methods, testNumbers } from './checkout.ts';

/** What just happened, from the page's own address. */
export const notices = ['declined', 'left'] as const;

interface CheckoutView {
  checkout: Checkout;
  state: CheckoutState;
  notice: (typeof notices)[number] | null;
}

const merchant = 'Awaj';

function money({ amount, currency }: Checkout): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')} ${currency}`;
}

/** Groups a card number by four, and a phone number as 0900 123 456. */
const grouped = (number: string): string =>
  number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3').replace(/^(\d{4})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4');

function methodChoice(method: Method, isChosen: boolean): Markup {
  return html`<label><input type="radio" name="method" value="${method}"${isChosen ? html` checked` : null}><span class="method-name">${methods[method]}</span><span class="test-number">${grouped(testNumbers[method][0])}</span></label>`;
}

function payForm({ id }: Checkout): Markup {
  const choices = (Object.keys(methods) as Method[]).map((method, index) => methodChoice(method, index === 0));
  return html`<form method="post" action="/chapa/checkout/${id}">
<fieldset class="methods"><legend>Pay with</legend>${choices}</fieldset>
<label class="number" for="number">Phone or card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="Left blank: the test number above">
<button class="pay" name="action" value="pay">Pay</button>
<div class="others">
<button name="action" value="fail">Let it fail</button>
<button name="action" value="cancel">Cancel</button>
<button name="action" value="close">Close without paying</button>
</div>
</form>`;
}

function back({ returnUrl }: Checkout): Markup | null {
  return returnUrl === null ? null : html`<p><a href="${returnUrl}">Back to ${merchant}</a></p>`;
}

function content({ checkout, state, notice }: CheckoutView): Markup {
  if (state === 'paid') return html`<p class="done" role="status">This payment is complete.</p>${back(checkout)}`;
  if (state === 'expired')
    return html`<p class="wrong" role="alert">This payment link has expired.</p>${back(checkout)}`;
  if (notice === 'left') {
    return html`<p role="status">You left without paying. The link stays open for an hour.</p>
<p><a href="/chapa/checkout/${checkout.id}">Pay after all</a></p>${back(checkout)}`;
  }
  const alert = html`<p class="wrong" role="alert">The payment was declined. In test mode only Chapa’s test numbers pay.</p>`;
  return html`${notice === 'declined' ? alert : null}${payForm(checkout)}`;
}

export function checkoutPage(view: CheckoutView): Page {
  const { checkout } = view;
  const payer = [checkout.firstName, checkout.lastName].filter(Boolean).join(' ');
  return {
    title: `Pay ${money(checkout)} · Chapa sandbox`,
    styles: '/chapa/browser/checkout.css',
    formTarget: checkout.returnUrl === null ? undefined : new URL(checkout.returnUrl).origin,
    body: html`<main class="checkout">
<p class="mode">Test mode: no money moves</p>
<header>
<p class="merchant"><span class="seal" aria-hidden="true">${merchant.slice(0, 1)}</span>${merchant}</p>
<h1>${money(checkout)}</h1>
${checkout.description === '' ? null : html`<p class="about">${checkout.description}</p>`}
${payer === '' ? null : html`<p class="about">for ${payer}</p>`}
</header>
${content(view)}
<footer>Reference ${checkout.txRef}</footer>
</main>`,
  };
}
