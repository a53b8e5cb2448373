import { fetchAhead, onDemand, useOnDemand } from '@awaj/features/on-demand';
import { useSession } from '@awaj/features/session';
import { tokens } from '../tokens.ts';

type MemberFrame = typeof import('./member-frame-parts.ts');

/** Of no use to a visitor. */
const parts = onDemand(() => import('./member-frame-parts.ts'));

/** A member's stand in the frame from the start, or what is beside them would move. */
export async function fetchMemberFrame(): Promise<void> {
  if (tokens?.read()) await fetchAhead(parts);
}

/** What stands around a page for members alone: nothing for a visitor, and until it is there. */
export function useMemberFrame(): Partial<MemberFrame> {
  const { isMember } = useSession();
  const frame = useOnDemand(parts, isMember);
  return (isMember && frame) || {};
}
