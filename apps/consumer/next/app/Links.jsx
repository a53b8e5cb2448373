'use client';

import { LinkProvider } from '@awaj/ui/Link';
import Link from 'next/link';

/** A function is handed to a client component by another one. */
export function Links({ children }) {
  return <LinkProvider value={Link}>{children}</LinkProvider>;
}
