import { lazyPart, prefetchPart, useLazyPart } from '@awaj/features/lazy-part';
import { useSession } from '@awaj/features/session';
import { tokens } from '../data/tokens.ts';

async function loadParts() {
  const [{ Account }, { MemberBar }] = await Promise.all([import('./Account.tsx'), import('./MemberBar.tsx')]);
  return { Account, MemberBar };
}

/** Not loaded for visitors. */
const parts = lazyPart(loadParts);

/** Loaded before a member's first render; coming later, these parts would move what is beside them. */
export async function fetchMemberFrame(): Promise<void> {
  if (tokens?.read()) await prefetchPart(parts);
}

/** The frame's parts for members: empty for a visitor and until they have loaded. */
export function useMemberFrame(): Partial<Awaited<ReturnType<typeof loadParts>>> {
  const { isMember } = useSession();
  const frame = useLazyPart(parts, isMember);
  return (isMember && frame) || {};
}
