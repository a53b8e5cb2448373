import { fetchAhead, onDemand, useOnDemand } from '@awaj/features/on-demand';
import { useSession } from '@awaj/features/session';
import { tokens } from '../tokens.ts';

type MemberFrame = typeof import('./member-frame-parts.ts');

/** Not loaded for a visitor. */
const parts = onDemand(() => import('./member-frame-parts.ts'));

/** For members before the first rendering: parts that came later would move what stands beside them. */
export async function fetchMemberFrame(): Promise<void> {
  if (tokens?.read()) await fetchAhead(parts);
}

/** What stands around a page for members alone: nothing for a visitor, and until it is there. */
export function useMemberFrame(): Partial<MemberFrame> {
  const { isMember } = useSession();
  const frame = useOnDemand(parts, isMember);
  return (isMember && frame) || {};
}
