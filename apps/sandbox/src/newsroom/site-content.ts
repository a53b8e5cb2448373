import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteFaultKind } from '../faults/site-fault.ts';
import type { Printing } from './printing.ts';

/** A notice as it appears in the site's list. */
export interface Listed {
  printing: Printing;
  /** The end of its address; a notice can have two addresses. */
  key: string;
}

/** The content for the pages of a site. */
export interface SiteContent {
  /** The newest first. */
  listed(request: FastifyRequest): Listed[];
  find(key: string): Printing | null;
  isFaulty(request: FastifyRequest, kind: SiteFaultKind): boolean;
}

export type SiteRoutes = (app: FastifyInstance, content: SiteContent) => void;
