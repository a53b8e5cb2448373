import { type HostState, ignore, type Step, stepTo, stepWith } from './host-state.ts';
import { readSlug } from './invoice-sheet.ts';
import { type Payload, readText } from './payload.ts';

/** What an app requests from its bot and from Telegram through the client. */
export const botMethods = {
  web_app_request_phone: (state: HostState): Step => {
    if (state.dialog) return ignore(state, 'another dialog is open');
    return stepTo({ ...state, dialog: { kind: 'share-phone', isSending: false } });
  },

  web_app_open_invoice: (state: HostState, params: Payload): Step => {
    const slug = readSlug(params);
    if (slug === null) return ignore(state, 'slug must be the part of an invoice link behind t.me/$');
    if (state.dialog) return ignore(state, 'another dialog is open');
    const dialog = { kind: 'invoice', sheet: { slug, phase: 'loading' } } as const;
    return stepWith({ ...state, dialog }, { kind: 'load-invoice', slug });
  },

  web_app_invoke_custom_method: (state: HostState, params: Payload): Step => {
    const requestId = readText(params, 'req_id');
    if (requestId === null) return ignore(state, 'req_id is missing');
    // Telegram returns a contact only for a while after it was shared.
    const answer =
      params.method === 'getRequestedContact' ? { result: state.sharedContact } : { error: 'METHOD_NOT_SUPPORTED' };
    return stepTo(state, { eventType: 'custom_method_invoked', eventData: { req_id: requestId, ...answer } });
  },
};
