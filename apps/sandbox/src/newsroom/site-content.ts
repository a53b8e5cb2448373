import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteFaultKind } from '../faults/site-fault.ts';
import type { Printing } from './printing.ts';

/** A notice as a list of the site has it. */
export interface Listed {
  printing: Printing;
  /** What its address ends in; a notice can have two. */
  key: string;
}

/** What the pages of a site are made from. */
export interface SiteContent {
  /** The newest first. */
  listed(request: FastifyRequest): Listed[];
  find(key: string): Printing | null;
  isFaulty(request: FastifyRequest, kind: SiteFaultKind): boolean;
}

export type SiteRoutes = (app: FastifyInstance, content: SiteContent) => void;
