import { tenderOfStartParameter } from '@awaj/domain/navigation';

/** A link into the app has no address of its own. This id stands for the tender in its start parameter. */
const ofStartParameter = 'app';

/** The tender of an address: null for an invalid one, `nothing` when the link has none. */
export function tenderOfLaunch(id: string | undefined, startParam: string | null): number | null | 'nothing' {
  if (id !== ofStartParameter) return tenderOfStartParameter(id);
  return startParam === null ? 'nothing' : tenderOfStartParameter(startParam);
}
