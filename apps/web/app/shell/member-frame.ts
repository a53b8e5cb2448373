import { lazyPart, prefetchPart, useLazyPart } from '@awaj/features/lazy-part';
import { useSession } from '@awaj/features/session';
import { tokens } from '../data/tokens.ts';

async function loadParts() {
  const [{ Account }, { MemberBar }] = await Promise.all([import('./Account.tsx'), import('./MemberBar.tsx')]);
  return { Account, MemberBar };
}

/** Not loaded for a visitor. */
const parts = lazyPart(loadParts);

/** For members before the first rendering: parts that came later would move what stands beside them. */
export async function fetchMemberFrame(): Promise<void> {
  if (tokens?.read()) await prefetchPart(parts);
}

/** What stands around a page for members alone: nothing for a visitor, and until it is there. */
export function useMemberFrame(): Partial<Awaited<ReturnType<typeof loadParts>>> {
  const { isMember } = useSession();
  const frame = useLazyPart(parts, isMember);
  return (isMember && frame) || {};
}
