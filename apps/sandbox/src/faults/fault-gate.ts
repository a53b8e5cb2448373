import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallCounter } from './call-counter.ts';
import type { AnswerFault, Provider } from './fault.ts';
import type { FaultBoard } from './fault-board.ts';
import { isSiteFaultKind, type SiteFaultKind } from './site-fault.ts';

export interface Refusal {
  status: number;
  text: string;
  retryAfter: number | null;
}

interface Gate {
  provider: Provider;
  faults: FaultBoard;
  /** Counts callers that ignore Retry-After. */
  calls?: CallCounter;
  /** The service's own error body. */
  refusalBody: (refusal: Refusal) => unknown;
  /** Applies a fault that only sites have. */
  onSiteFault?: (kind: SiteFaultKind, request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;
  /** Requests that are never affected. */
  spares?: (request: FastifyRequest) => boolean;
}

function refusalOf(fault: AnswerFault): Refusal | null {
  if (fault.kind === 'fail') return { status: fault.status, text: 'The service is out of order', retryAfter: null };
  if (fault.kind !== 'rate-limit') return null;
  const { retryAfter } = fault;
  return { status: 429, text: `Too Many Requests: retry after ${retryAfter}`, retryAfter };
}

const proxyPage = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Runs before every call of a service and applies the active fault. */
export function guardWithFaults(scope: FastifyInstance, gate: Gate): void {
  const { provider, faults, calls, refusalBody } = gate;
  /** Faults that apply after the request has had its effect. */
  const late = new WeakMap<FastifyRequest, AnswerFault>();

  function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
    if (refusal.retryAfter !== null) {
      calls?.askToWait(provider, refusal.retryAfter);
      reply.header('retry-after', refusal.retryAfter);
    }
    return reply.code(refusal.status).send(refusalBody(refusal));
  }

  scope.addHook('preHandler', async (request, reply) => {
    if (gate.spares?.(request)) return;
    const fault = faults.takeForAnswer(provider);
    if (!fault) return;
    if (isSiteFaultKind(fault.kind)) return gate.onSiteFault?.(fault.kind, request, reply);
    const refusal = refusalOf(fault);
    if (refusal) return refuse(reply, refusal);
    if (fault.kind === 'slow') await delay(fault.ms);
    if (fault.kind === 'half-answer' || ('isAfter' in fault && fault.isAfter)) {
      late.set(request, fault);
      return;
    }
    if (fault.kind === 'html') return reply.code(fault.status).type('text/html').send(proxyPage);
    // Without an answer the connection stays open until the caller or the sandbox closes it.
    if (fault.kind === 'hang' || fault.kind === 'drop-connection') reply.hijack();
    if (fault.kind === 'drop-connection') request.raw.socket.destroy();
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const fault = late.get(request);
    if (fault?.kind === 'drop-connection') request.raw.socket.destroy();
    if (fault?.kind === 'html') reply.code(fault.status).type('text/html');
    if (fault?.kind === 'html') return proxyPage;
    return fault?.kind === 'half-answer' ? String(payload).slice(0, String(payload).length / 2) : payload;
  });
}
