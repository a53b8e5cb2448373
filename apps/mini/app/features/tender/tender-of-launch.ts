import { tenderOfStartParameter } from '@awaj/domain/navigation';

/** The id that stands for whatever the link into the app carried (spec 7, chat mini app). */
const ofStartParameter = 'app';

/** Which tender an address means: null for none that can be, `nothing` where the link carried none at all. */
export function tenderOfLaunch(id: string | undefined, startParam: string | null): number | null | 'nothing' {
  if (id !== ofStartParameter) return tenderOfStartParameter(id);
  return startParam === null ? 'nothing' : tenderOfStartParameter(startParam);
}
