import { readFlag, readText } from '../fields.ts';
import { badRequest } from './bot-error.ts';
import { readInvoice } from './invoice.ts';
import type { Method } from './parameters.ts';

const createInvoiceLink: Method = ({ world: { bot }, parameters }) =>
  `https://t.me/$${bot.invoices.add(readInvoice(parameters)).slug}`;

const answerPreCheckoutQuery: Method = ({ world: { bot }, parameters }) => {
  const isOk = readFlag(parameters, 'ok');
  const errorMessage = readText(parameters, 'error_message');
  if (!isOk && errorMessage === null) throw badRequest('error message must be non-empty');
  const id = readText(parameters, 'pre_checkout_query_id') ?? '';
  if (bot.preCheckouts.answer(id, { isOk, errorMessage })) return true;
  throw badRequest('query is too old and response timeout expired or query ID is invalid');
};

export const paymentMethods = { createInvoiceLink, answerPreCheckoutQuery };
