import { describe, expect, it } from 'vitest';
import { isPaymentPage } from './index.ts';

const chapa = 'https://checkout.chapa.co';
const sandbox = 'http://127.0.0.1:4010';
const trusted = [chapa, sandbox, 'http://pay.example'];

/** An invalid address is not trusted. */
const isTrusted = (text: string) => URL.canParse(text) && isPaymentPage(new URL(text), trusted);

describe('a payment page is opened', () => {
  it.each([
    `${chapa}/checkout/payment/Zk3v`,
    'https://checkout.chapa.co:443/pay',
    'HTTPS://Checkout.Chapa.CO/pay',
    'https:checkout.chapa.co',
    'https:\\\\checkout.chapa.co\\pay',
    `${sandbox}/chapa/checkout/1`,
  ])('to %s', (text) => expect(isTrusted(text)).toBe(true));
});

describe('a payment page is refused', () => {
  it.each([
    'https://checkout.chapa.co.evil.example/pay',
    'https://evil.example/https://checkout.chapa.co',
    'https://checkout.chapa.co@evil.example/',
    'https://evil.example#@checkout.chapa.co',
    'https://somebody:secret@checkout.chapa.co/',
    'https://somebody@checkout.chapa.co/',
    'https://:secret@checkout.chapa.co/',
    'https://checkout.chapa.co:8443/',
    'https://chapa.co/',
    'https://checkout.chapa.co\u2024evil.example/',
    'https://checkout\u3002chapa\u3002co\u3002evil.example/',
    'https://checkout.сhapa.co/',
    'http://checkout.chapa.co/pay',
    'http://pay.example/',
    'http://127.0.0.1:4011/chapa',
    'http://127.0.0.1.evil.example:4010/',
    'ftp://127.0.0.1:4010/',
    'javascript:alert(1)//checkout.chapa.co',
    'data:text/html,checkout.chapa.co',
    'blob:https://checkout.chapa.co/5f1c',
    'file:///etc/passwd',
    'intent://checkout.chapa.co#Intent;scheme=https;end',
  ])('to %s', (text) => expect(isTrusted(text)).toBe(false));
});
